import type { StorybookConfig } from '@storybook/react-vite';

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
  // The avatars are files that both apps serve under /assets, the films the child's app.
  staticDirs: [
    './public',
    { from: '../libs/avatar/assets', to: '/assets' },
    { from: '../apps/child/public/films', to: '/films' },
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  // A list of tasks for somebody who builds a Storybook, not for who reads it.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
