import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/questionnaire-engine',
  test: {
    name: 'questionnaire-engine',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Properties are tried on thousands of cases, and with LYKTA_LONG=1 on far more.
    testTimeout: process.env['LYKTA_LONG'] === '1' ? 600_000 : 60_000,
    hookTimeout: 60_000,
  },
});
