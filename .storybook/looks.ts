import type { BrowserContextOptions } from 'playwright';

/** One way to see all stories, each a project of its own. */
export interface Look {
  name: string;
  env: Record<string, string>;
  /** Preferences of the system, which a page can't set by itself. */
  system?: Pick<BrowserContextOptions, 'contrast' | 'forcedColors'>;
  /** Runs only stories with this tag. */
  only?: string;
  /** Skips stories with this tag. */
  without?: string;
  /** Runs only the components of libs. */
  componentsOnly?: boolean;
}

/** The stories with the default theme, direction and width of the toolbar (toolbar.ts). */
const light: Look = { name: 'stories', env: {} };

const dark: Look = {
  name: 'stories-dark-320',
  env: { VITE_STORY_THEME: 'dark', VITE_STORY_VIEWPORT: 'small' },
  // What lies outside a small window does not move.
  without: 'moves-in-sight',
};

const rightToLeft: Look = {
  name: 'stories-rtl',
  env: { VITE_STORY_DIRECTION: 'rtl', VITE_STORY_VIEWPORT: 'phone' },
  without: 'reads-left-to-right',
};

const forced: Look = { name: 'stories-forced', env: {}, system: { forcedColors: 'active' } };
const contrast: Look = { name: 'stories-contrast', env: {}, system: { contrast: 'more' } };
const bigLetters: Look = {
  name: 'stories-200',
  env: { VITE_STORY_TEXT: '200', VITE_STORY_VIEWPORT: 'phone' },
};

/** Screens are where a mode breaks something; a component is on one of them. */
const screens = (look: Look): Look => ({ ...look, only: 'screen' });

/** Forced colours and big letters together, on the few stories with the tag `every-mode`. */
const short: Look = {
  ...bigLetters,
  name: 'stories-forced-200',
  system: { forcedColors: 'active' },
  only: 'every-mode',
};

/** What every run tries, and what the long one does (docs/decisions/0042-what-every-run-tries.md). */
export const looks: Look[] = process.env.LYKTA_LONG
  ? [light, dark, rightToLeft, ...[forced, contrast, bigLetters].map(screens)]
  : [light, { ...dark, componentsOnly: true }, short];
