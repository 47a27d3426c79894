import { args, executablePath } from '@lykta/tools/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

interface Look {
  name: string;
  env: Record<string, string>;
  /** Leaves out stories with one of these tags. */
  without?: string[];
}

/** The stories as one sees them: theme, direction and width are the toolbar's first values (toolbar.ts). */
const light: Look = { name: 'stories', env: {} };
const dark: Look = {
  name: 'stories-dark-320',
  env: { VITE_STORY_THEME: 'dark', VITE_STORY_VIEWPORT: 'small' },
  // The screens of both apps are many: in the dark they run with LYKTA_LONG=1 only.
  without: process.env.LYKTA_LONG ? [] : ['screen'],
};
const rightToLeft: Look = {
  name: 'stories-rtl',
  env: { VITE_STORY_DIRECTION: 'rtl', VITE_STORY_VIEWPORT: 'phone' },
  without: ['reads-left-to-right'],
};

const project = ({ name, env, without }: Look): TestProjectInlineConfiguration => ({
  cacheDir: 'node_modules/.vite/stories',
  plugins: [storybookTest({ configDir: import.meta.dirname, tags: { exclude: without } })],
  test: {
    name,
    env,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: executablePath(), args } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: { projects: [light, dark, ...(process.env.LYKTA_LONG ? [rightToLeft] : [])].map(project) },
});
