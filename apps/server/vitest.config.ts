import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const base = {
  environment: 'node',
  include: ['src/**/*.test.ts'],
  globalSetup: ['./src/testing/global-setup.ts'],
  setupFiles: ['./src/testing/cheap-passwords.ts', './src/testing/pdf-reader.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const;

/** Loading the server takes longer than most files' tests: each worker loads it once. */
const embedded: TestProjectInlineConfiguration = {
  extends: true,
  test: { ...base, name: 'server', isolate: false },
};

/**
 * In test:long everything that doesn't start processes of its own runs again: on an external PostgreSQL where there is
 * one, and with the tables divided by child.
 */
const external: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...base,
    name: 'server-external',
    isolate: false,
    exclude: [
      'src/papers/pdf.test.ts',
      'src/main.test.ts',
      'src/faults.test.ts',
      'src/canaries.test.ts',
      'src/fuzz.test.ts',
      'src/upgrade.test.ts',
      'src/database/**',
    ],
  },
};

const long = process.env.LYKTA_LONG !== undefined;

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/server',
  // These tests wait for processes, disks and clocks more than they compute: two at a time also on two cores.
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: long ? [embedded, external] : [embedded],
  },
});
