import { args, findChromium } from '@lykta/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

interface Look {
  name: string;
  env: Record<string, string>;
  /** Leaves out stories with one of these tags. */
  without?: string[];
  /** Only the components of libs. */
  componentsOnly?: boolean;
}

/** The stories as one sees them: theme, direction and width are the toolbar's first values (toolbar.ts). */
const light: Look = { name: 'stories', env: {} };
const dark: Look = {
  name: 'stories-dark-320',
  env: { VITE_STORY_THEME: 'dark', VITE_STORY_VIEWPORT: 'small' },
  // The screens of both apps are many: in the dark they run with LYKTA_LONG=1 only.
  componentsOnly: !process.env.LYKTA_LONG,
};
const rightToLeft: Look = {
  name: 'stories-rtl',
  env: { VITE_STORY_DIRECTION: 'rtl', VITE_STORY_VIEWPORT: 'phone' },
  without: ['reads-left-to-right'],
};

/** What stories import late. Found only during a run, each would make Vite reload the page under a test. */
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
    // The configuration itself loads without a browser.
    globalSetup: [`${import.meta.dirname}/need-browser.ts`],
    setupFiles: [`${import.meta.dirname}/vitest-setup.ts`],
    // All files of a look in the same page, one after the other: half the time of a page for each.
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
