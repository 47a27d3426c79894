import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Lykta',
  brandTarget: '_self',
  fontBase: "'Atkinson Hyperlegible Next', system-ui, sans-serif",
} as const;

const day = {
  ...shared,
  base: 'light',
  textColor: '#1F2A44',
  colorPrimary: '#0B6E6E',
  colorSecondary: '#0B6E6E',
  appBorderColor: '#EADFCF',
} as const;

/** Theme of the documentation pages. */
export const docsTheme = create({ ...day, appContentBg: '#FFFFFF' });

/** The same at night: the colours of the dark page. */
export const nightDocsTheme = create({
  ...shared,
  base: 'dark',
  textColor: '#F7EFE1',
  colorPrimary: '#63CBC1',
  colorSecondary: '#63CBC1',
  appBorderColor: '#303B58',
  appContentBg: '#141B2D',
});

/** Theme of Storybook's own interface. */
export const managerTheme = create({
  ...day,
  appBg: '#FFF9F0',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#FFF9F0',
  barSelectedColor: '#0B6E6E',
});
