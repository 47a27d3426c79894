import type { TextSize, Theme } from '../storage/settings.ts';

/** Shows a theme; `system` leaves it to the device. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Shows a size of the text; everything in rem grows with it, and what only decorates gives way (`data-text`). */
export function showTextSize(size: TextSize): void {
  const { style, dataset } = document.documentElement;
  style.fontSize = size === 100 ? '' : `${size}%`;
  if (size === 100) delete dataset.text;
  else dataset.text = size === 130 ? 'largest' : 'larger';
}
