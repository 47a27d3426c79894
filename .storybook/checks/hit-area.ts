import { controls, nameOf, type Check } from './problems.ts';

/**
 * Minimum hit area: 48 × 48 px in the child's app, 40 × 40 for adults (Storybook: Foundations/Space). The visible
 * control may be smaller.
 */
const CHILD = 48;
const ADULT = 40;

/** Finds hit areas that are too small. */
export const hitArea: Check = (root) =>
  controls(root)
    .filter((control) => !control.closest('altcha-widget, video') && !isInSentence(control))
    .flatMap((control) => {
      const least = control.closest('[data-density="adult"]') ? ADULT : CHILD;
      // Seven days fill a week: on a narrow phone each is a seventh of it wide, and still as high as any other.
      const across = control.closest('[role="grid"]') ? ADULT : least;
      const { width, height } = pressable(control);
      // Allows half a pixel of rounding.
      if (width >= across - 0.5 && height >= least - 0.5) return [];
      return [
        `${nameOf(control)} can be hit on ${Math.round(width)} × ${Math.round(height)} px, not ${across} × ${least}.`,
      ];
    });

/** A link between the words of a sentence is as high as its line (WCAG 2.5.8 makes the same exception). */
function isInSentence(control: HTMLElement): boolean {
  return control.tagName === 'A' && getComputedStyle(control).display === 'inline';
}

/** The size of what receives the press: the control with its ::after and its label. */
function pressable(control: HTMLElement): { width: number; height: number } {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const boxes = [control, ...labels].flatMap((element) => [
    element.getBoundingClientRect(),
    ...spread(element),
  ]);
  return {
    width: Math.max(...boxes.map((box) => box.width)),
    height: Math.max(...boxes.map((box) => box.height)),
  };
}

/** An absolutely positioned ::after enlarges the hit area. */
function spread(element: HTMLElement): { width: number; height: number }[] {
  const after = getComputedStyle(element, '::after');
  if (after.content === 'none' || after.position !== 'absolute') return [];
  return [{ width: parseFloat(after.width) || 0, height: parseFloat(after.height) || 0 }];
}
