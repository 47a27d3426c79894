import { nameOf, type Check } from './problems.ts';

const FIELDS = 'input:not([type="hidden"], [type="range"]), select, textarea';

/** Finds fields without a visible label. A placeholder does not count; a select that shows its value does. */
export const visibleLabel: Check = (root) =>
  [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELDS)]
    .filter(
      (field) =>
        field.checkVisibility() && !field.closest('altcha-widget') && !field.matches('select[aria-label]'),
    )
    .filter((field) => ![...(field.labels ?? [])].some(isSeen))
    .map((field) => `${nameOf(field)} has no label that is seen.`);

function isSeen(label: HTMLElement): boolean {
  const { width, height } = label.getBoundingClientRect();
  return width > 1 && height > 1 && Boolean(label.textContent?.trim());
}
