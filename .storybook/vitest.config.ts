import { args, findChromium } from '@lykta/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { looks, type Look } from './looks.ts';

/**
 * Dependencies that stories import late. Vite would otherwise discover them during a run and reload the page under a
 * test.
 */
const include = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  '@tanstack/react-virtual',
  '@storybook/addon-docs/blocks',
  'altcha/external',
  'canvas-confetti',
  'd3',
  'i18next',
  'msw',
  'msw-storybook-addon/csf3',
  'react',
  'react-dom',
  'react-i18next',
  'react-redux',
  'react-router-dom',
  'storybook/theming',
  'uqr',
  'zod',
];

/** The counts of a run. Without what axe reports of each story, which would make it 280 MB in the long run. */
const REPORT = `${import.meta.dirname}/test-results/vitest.json`;

const project = ({
  name,
  env,
  system,
  only,
  without,
  componentsOnly = false,
}: Look): TestProjectInlineConfiguration => ({
  optimizeDeps: { include },
  plugins: [
    storybookTest({
      configDir: import.meta.dirname,
      tags: { include: [only ?? 'test'], exclude: without ? [without] : [] },
    }),
  ],
  test: {
    name,
    env: { ...env, VITE_STORY_STEPS: 'play', VITE_STORY_MOTION: 'reduced' },
    exclude: componentsOnly ? ['**/node_modules/**', 'apps/**'] : ['**/node_modules/**'],
    // The configuration itself must load without a browser.
    globalSetup: [`${import.meta.dirname}/need-browser.ts`],
    setupFiles: [`${import.meta.dirname}/vitest-setup.ts`],
    // Runs all files of a look in the same page, which takes half the time of one page per file.
    isolate: false,
    // A story on a busy machine is late, not wrong. Vitest's own limit in a browser is 15 s.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args },
        contextOptions: system,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    reporters: ['default', ['json', { outputFile: REPORT, filterMeta: (key) => key !== 'reports' }]],
    projects: [
      { test: { name: 'storybook', environment: 'node', include: ['.storybook/*.test.ts'] } },
      ...looks.map(project),
    ],
  },
});
