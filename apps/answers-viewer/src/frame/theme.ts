import { readSetting, writeSetting } from './settings.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The stored theme; by default the system's. */
export function rememberedTheme(): Theme {
  const remembered = readSetting('theme');
  return themes.find((theme) => theme === remembered) ?? 'system';
}

/** Applies a theme and stores it. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  writeSetting('theme', theme);
}
