import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds a donut alone, for a page that has React already. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'entry.mjs'),
      external: /^react(-dom)?(\/|$)/,
      preserveEntrySignatures: 'exports-only',
    },
  },
});
