export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme with this name; any other value means `system`. */
export const themeOf = (value: unknown): Theme => themes.find((theme) => theme === value) ?? 'system';

/** Applies a theme; `system` follows the device. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
