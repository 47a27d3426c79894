import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import { bookFacts } from './book/plugin.ts';

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
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), bookFacts(join(import.meta.dirname, '..'))],
  }),
  typescript: { reactDocgen: 'react-docgen' },
  // Storybook's task list for its authors, of no use to readers.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
