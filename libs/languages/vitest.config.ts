import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/languages',
  test: { name: 'languages', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
});
