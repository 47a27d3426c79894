import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/ui',
  test: {
    name: 'ui',
    environment: 'happy-dom',
    setupFiles: ['src/test-setup.ts'],
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
  },
});
