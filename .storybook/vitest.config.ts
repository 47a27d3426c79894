import { args, findChromium } from '@lykta/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

interface Look {
  name: string;
  env: Record<string, string>;
  /** Skips stories with one of these tags. */
  without?: string[];
  /** Runs only the components of libs. */
  componentsOnly?: boolean;
}

/** The stories with the default theme, direction and width of the toolbar (toolbar.ts). */
const light: Look = { name: 'stories', env: {} };
const dark: Look = {
  name: 'stories-dark-320',
  env: { VITE_STORY_THEME: 'dark', VITE_STORY_VIEWPORT: 'small' },
  // The apps have many screens: in dark they run only with LYKTA_LONG=1.
  componentsOnly: !process.env.LYKTA_LONG,
};
const rightToLeft: Look = {
  name: 'stories-rtl',
  env: { VITE_STORY_DIRECTION: 'rtl', VITE_STORY_VIEWPORT: 'phone' },
  without: ['reads-left-to-right'],
};

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

const project = ({
  name,
  env,
  without = [],
  componentsOnly = false,
}: Look): TestProjectInlineConfiguration => ({
  optimizeDeps: { include },
  plugins: [storybookTest({ configDir: import.meta.dirname, tags: { exclude: without } })],
  test: {
    name,
    env: { ...env, VITE_STORY_STEPS: 'play' },
    exclude: componentsOnly ? ['**/node_modules/**', 'apps/**'] : ['**/node_modules/**'],
    // The configuration itself must load without a browser.
    globalSetup: [`${import.meta.dirname}/need-browser.ts`],
    setupFiles: [`${import.meta.dirname}/vitest-setup.ts`],
    // Runs all files of a look in the same page, which takes half the time of one page per file.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findChromium(), args } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    projects: [
      { test: { name: 'storybook', environment: 'node', include: ['.storybook/*.test.ts'] } },
      ...[light, dark, ...(process.env.LYKTA_LONG ? [rightToLeft] : [])].map(project),
    ],
  },
});
