import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    './pages/*.mdx',
    '../libs/*/src/**/*.mdx',
    '../libs/*/src/**/*.stories.@(ts|tsx)',
    '../apps/*/src/**/*.mdx',
    '../apps/*/src/**/*.stories.@(ts|tsx)',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // The avatars are files that both apps serve under /assets.
  staticDirs: ['./public', { from: '../libs/avatar/assets', to: '/assets' }],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
