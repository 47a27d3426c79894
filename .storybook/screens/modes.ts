import type { BrowserContextOptions } from 'playwright';

/** Width and height of a window in px. */
interface Size {
  width: number;
  height: number;
}

/** A way to look at every screen. */
export interface Mode {
  /** Settings of Storybook's toolbar, such as `theme:dark`. */
  globals?: string;
  /** What the browser says that the system asks for. */
  system?: Pick<BrowserContextOptions, 'contrast' | 'forcedColors'>;
  /** The one app that has it. */
  app?: 'Child';
  /** The windows: a phone and a desktop. */
  sizes: readonly [Size, Size];
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
export const sizes = [phone, desk] as const;

export const modes: Readonly<Record<string, Mode>> = {
  light: { sizes },
  dark: { globals: 'theme:dark', sizes },
  forced: { system: { forcedColors: 'active' }, sizes },
  contrast: { system: { contrast: 'more' }, sizes },
  '200': { globals: 'text:200', sizes },
  rtl: { globals: 'direction:rtl', sizes },
  ar: { globals: 'language:ar', app: 'Child', sizes },
  // 400 % on a small desktop, too.
  '320': {
    sizes: [
      { width: 320, height: 640 },
      { width: 320, height: 256 },
    ],
  },
};
