import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/answers-viewer-test',
  plugins: [react()],
  test: {
    name: 'answers-viewer',
    environment: 'happy-dom',
    // The API has an origin of its own, and msw stands in for it without the browser's questions beforehand.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    setupFiles: ['src/test-setup.ts'],
  },
});
