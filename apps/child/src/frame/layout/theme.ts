import type { Theme } from '../storage/settings.ts';

/** Shows a theme; `system` leaves it to the device. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
