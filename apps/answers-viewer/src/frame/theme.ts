import { showTheme, themeOf, type Theme } from '@lykta/app-shell';
import { readSetting, writeSetting } from './settings.ts';

/** The stored theme; by default the system's. */
export const rememberedTheme = (): Theme => themeOf(readSetting('theme'));

/** Applies a theme and stores it. */
export function applyTheme(theme: Theme): void {
  showTheme(theme);
  writeSetting('theme', theme);
}
