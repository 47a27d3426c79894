import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/tools',
  test: { name: 'tools', environment: 'node', include: ['**/*.test.ts'], exclude: ['**/node_modules/**'] },
});
