import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/api',
  test: { name: 'api', environment: 'happy-dom', isolate: false, include: ['src/**/*.test.{ts,tsx}'] },
});
