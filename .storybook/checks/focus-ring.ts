import { controls, nameOf, type Check } from './problems.ts';

/** How many ancestors may draw the ring for a control, such as the box around a field. */
const UP = 3;

/** Finds controls without a visible focus ring. Restores the focus afterwards. */
export const focusRing: Check = (root) => {
  const before = document.activeElement;
  const without = controls(root)
    .filter((control) => !control.matches(':disabled') && !control.closest('altcha-widget, video'))
    .filter((control) => {
      control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      return document.activeElement === control && !hasRing(control);
    });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  return without.map((control) => `${nameOf(control)} shows no ring when it has the focus.`);
};

function hasRing(control: HTMLElement): boolean {
  let element: HTMLElement | null = control;
  for (let step = 0; element && step <= UP; step++, element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
  }
  return false;
}
