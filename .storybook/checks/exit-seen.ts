import { nameOf } from './problems.ts';

/** How far the page around it is scrolled. In a dialog the exit stays in its place while the words scroll. */
function scrolled(element: HTMLElement): number {
  if (element.closest('dialog')) return 0;
  let sum = 0;
  for (let around = element.parentElement; around; around = around.parentElement) sum += around.scrollTop;
  return sum;
}

/** Finds a quick exit that the window cuts: at its sides, or above and below before anything is scrolled. */
export function exitSeen(root: HTMLElement): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  return [...root.querySelectorAll<HTMLElement>('[data-leave]')]
    .filter((exit) => exit.checkVisibility())
    .filter((exit) => {
      const { left, right, top, bottom } = exit.getBoundingClientRect();
      const isWhole = (by: number) => top + by >= 0 && bottom + by <= clientHeight;
      return left < 0 || right > clientWidth || !(isWhole(0) || isWhole(scrolled(exit)));
    })
    .map((exit) => `${nameOf(exit)} does not lie wholly in the window.`);
}
