import type { TextSize, Theme } from '../storage/settings.ts';

/** Shows a theme; `system` leaves it to the device. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Shows a size of the text; everything in rem grows with it. */
export function showTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
}
