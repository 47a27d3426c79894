import { nameOf, type Check } from './problems.ts';

const CHOSEN =
  '[aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), input:checked';

/**
 * With forced colours, finds what is chosen and does not look it: fills and shadows are gone, so it needs an outline, a
 * colour of its own, or a mark.
 */
export const chosen: Check = (root) =>
  matchMedia('(forced-colors: active)').matches
    ? [...root.querySelectorAll<HTMLElement>(CHOSEN)]
        .filter((element) => element.checkVisibility() && !looksChosen(element))
        .map((element) => `${nameOf(element)} is chosen and does not look it with forced colours.`)
    : [];

function looksChosen(element: HTMLElement): boolean {
  // A field that is drawn by its label, or by the browser itself.
  const seen =
    element.matches('input') && getComputedStyle(element).opacity === '0'
      ? element.closest('label')
      : element;
  if (seen?.matches('input')) return true;
  if (!seen) return false;
  const { outlineStyle, outlineWidth, forcedColorAdjust } = getComputedStyle(seen) as CSSStyleDeclaration & {
    forcedColorAdjust?: string;
  };
  const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return outlined || forcedColorAdjust === 'none' || seen.querySelector('svg') !== null;
}
