import type { TextSize } from '../storage/settings.ts';

/** Applies a text size. Lengths in rem grow with it, and decoration gets less space (`data-text`). */
export function showTextSize(size: TextSize): void {
  const { style, dataset } = document.documentElement;
  style.fontSize = size === 100 ? '' : `${size}%`;
  if (size === 100) delete dataset.text;
  else dataset.text = size === 130 ? 'largest' : 'larger';
}
