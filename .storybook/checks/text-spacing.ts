import { nameOf, type Check } from './problems.ts';
import { sideways } from './sideways.ts';

/** The text spacing of WCAG 1.4.12; with it no text may be lost. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Finds text that is cut off, or that makes the page scroll sideways, with wider text spacing. */
export const textSpacing: Check = (root) => {
  const sheet = document.createElement('style');
  sheet.textContent = SPACED;
  document.head.append(sheet);
  const cut = [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => isCut(element))
    .map((element) => `${nameOf(element)} is cut off when text is set wider.`);
  const wide = sideways(root).map((finding) => `With wider text: ${finding}`);
  sheet.remove();
  return [...cut, ...wide];
};

/** Whether an element clips its text. Visually hidden elements (1 px) and scrolling ones do not count. */
function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const hasWords = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  if (!hasWords || element.clientWidth <= 1 || element.matches('option, select')) return false;
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return (
    (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}
