import { nameOf } from './problems.ts';
import type { Check } from './problems.ts';
import { sideways } from './sideways.ts';

/** The spacing of WCAG 1.4.12: somebody who sets it must lose no words. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** What is cut off, or makes the page scroll sideways, when text is set wider. */
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

/** Clips its own words. What is hidden on purpose (1 px) and what scrolls inside itself does not count. */
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
