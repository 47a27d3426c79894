import { nameOf } from './problems.ts';

/** Finds a heading of a screen that something lies over, or that leaves the window at its sides. */
export function headingSeen(root: HTMLElement): string[] {
  const heading = root.querySelector<HTMLElement>('h1');
  if (!heading?.checkVisibility() || root.querySelector('dialog[open]')) return [];
  // For screen readers alone: a box of 1 px around it.
  if (heading.parentElement!.getBoundingClientRect().height <= 1) return [];
  const { scrollX, scrollY } = window;
  heading.scrollIntoView({ block: 'center' });
  const words = document.createRange();
  words.selectNodeContents(heading);
  const covered = [...words.getClientRects()].some(({ left, top, width, height }) => {
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return !over || !(heading.contains(over) || over.contains(heading));
  });
  window.scrollTo(scrollX, scrollY);
  return covered ? [`${nameOf(heading)} is covered.`] : [];
}
