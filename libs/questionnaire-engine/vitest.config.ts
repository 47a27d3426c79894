import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/questionnaire-engine',
  test: { name: 'questionnaire-engine', environment: 'node', include: ['src/**/*.test.ts'] },
});
