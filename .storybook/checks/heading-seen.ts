import { present } from '@lykta/domain';
import { nameOf } from './problems.ts';

/** Finds a heading of a screen that something lies over, or that leaves the window at its sides. */
export function headingSeen(root: HTMLElement): string[] {
  const heading = root.querySelector<HTMLElement>('h1');
  if (!heading?.checkVisibility() || root.querySelector('dialog[open]')) return [];
  // For screen readers alone: a box of 1 px around it.
  if (heading.parentElement!.getBoundingClientRect().height <= 1) return [];
  // Bars measure themselves in the next frame, or now.
  window.dispatchEvent(new Event('resize'));
  const { scrollX, scrollY } = window;
  const words = document.createRange();
  words.selectNodeContents(heading);
  // Line by line: in big letters a long heading is taller than what the bars leave of a small window.
  const over = [...words.getClientRects()]
    .map((_, line) => overLine(words, line))
    .find((element) => !element || !(heading.contains(element) || isBehind(element, heading)));
  window.scrollTo(scrollX, scrollY);
  if (over === undefined) return [];
  return [`${nameOf(heading)} is covered by ${over ? nameOf(over) : 'the edge of the window'}.`];
}

/** What lies uppermost on a line of the heading when a reader has scrolled to it. */
function overLine(words: Range, line: number): Element | null {
  const place = () => present(words.getClientRects()[line], 'words.getClientRects()[line]');
  window.scrollBy(0, place().top - window.innerHeight / 2);
  const { left, top, width, height } = place();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** What contains the heading lies behind it; a toast goes by itself. */
const isBehind = (element: Element, heading: HTMLElement) =>
  element.contains(heading) || element.closest('[role="status"]') !== null;
