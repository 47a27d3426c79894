import { create } from 'storybook/theming';

const shared = {
  base: 'light',
  brandTitle: 'Lykta',
  brandTarget: '_self',
  fontBase: "'Atkinson Hyperlegible Next', system-ui, sans-serif",
  textColor: '#1F2A44',
  colorPrimary: '#0B6E6E',
  colorSecondary: '#0B6E6E',
  appBorderColor: '#EADFCF',
} as const;

/** Theme of the documentation pages. */
export const docsTheme = create({ ...shared, appContentBg: '#FFFFFF' });

/** Theme of Storybook's own interface. */
export const managerTheme = create({
  ...shared,
  appBg: '#FFF9F0',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#FFF9F0',
  barSelectedColor: '#0B6E6E',
});
