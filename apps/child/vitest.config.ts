import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Files that replace modules or load them anew share none with other files. */
const ALONE = 'src/**/*.alone.test.{ts,tsx}';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/child',
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    // The API has an origin of its own, and msw stands in for it without the browser's questions beforehand.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    setupFiles: ['src/test-setup.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'child', isolate: false, include: ['src/**/*.test.{ts,tsx}'], exclude: [ALONE] },
      },
      { extends: true, test: { name: 'child-alone', include: [ALONE] } },
    ],
  },
});
