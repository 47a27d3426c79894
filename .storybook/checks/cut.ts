import { controls, nameOf } from './problems.ts';

const SCROLLS = /auto|scroll/;

/** The elements around it in which it can be scrolled into sight. */
function scrolls(element: HTMLElement): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (SCROLLS.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth + 1)
      return true;
  return false;
}

/**
 * Finds what can be pressed and leaves the window at its sides. A page that clips its sides does not scroll, so
 * nothing else tells. What is for screen readers alone is 1 px wide.
 */
export function cut(root: HTMLElement): string[] {
  const { clientWidth } = document.documentElement;
  return controls(root)
    .filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1) && !scrolls(control);
    })
    .map((control) => `${nameOf(control)} is cut by the edge of the window.`);
}
