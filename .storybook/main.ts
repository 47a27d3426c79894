import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { bookFacts } from './book/plugin.ts';

/** What several pages need comes in few files: a page of a screen asked for 230 (screens/weigh.ts has the limit). */
const joined = [
  { name: 'pages', minShareCount: 40 },
  { name: 'child', test: /\/apps\/child\//, minShareCount: 4 },
  { name: 'viewer', test: /\/apps\/answers-viewer\//, minShareCount: 4 },
  { name: 'libs', test: /\/libs\//, minShareCount: 4 },
];

const config: StorybookConfig = {
  stories: [
    './pages/*.mdx',
    './checks/*.stories.tsx',
    '../libs/*/src/**/*.stories.@(ts|tsx)',
    '../apps/*/src/**/*.stories.@(ts|tsx)',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // Both apps serve the avatars under /assets; the child's app also serves films and drawings.
  staticDirs: [
    './public',
    { from: '../libs/avatar/assets', to: '/assets' },
    { from: '../apps/child/public/films', to: '/films' },
    { from: '../libs/ui/src/art/svg', to: '/assets/drawings' },
    { from: '../docs/pictures', to: '/pictures' },
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [bookFacts(join(import.meta.dirname, '..'))],
      build: { rolldownOptions: { output: { codeSplitting: { groups: joined } } } },
    }),
  typescript: { reactDocgen: 'react-docgen' },
  // Storybook's task list for its authors, of no use to readers.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
