import { defineConfig } from 'vitest/config';

/** Files that replace modules or load them anew share none with other files. */
const ALONE = '{src,vite}/**/*.alone.test.{ts,tsx}';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/ui',
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/test-setup.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'ui', isolate: false, include: ['{src,vite}/**/*.test.{ts,tsx}'], exclude: [ALONE] },
      },
      { extends: true, test: { name: 'ui-alone', include: [ALONE] } },
    ],
  },
});
