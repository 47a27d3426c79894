import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/form-studio',
  test: {
    name: 'form-studio',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Properties are tried on hundreds of cases, and with LYKTA_LONG=1 on thousands.
    testTimeout: process.env['LYKTA_LONG'] === '1' ? 600_000 : 60_000,
  },
});
