import { nameOf } from './problems.ts';

/** Where somebody who jumps from landmark to landmark finds what is on a page. */
const LANDMARKS =
  'main, header, nav, footer, aside, section[aria-label], section[aria-labelledby], [role="region"], [role="search"]';
/** What comes and speaks by itself, and the way past the header. */
const ELSEWHERE = 'dialog, [role="status"], [role="alert"], a[href^="#"], script, style, altcha-widget';

/** Words of a whole screen that lie outside all landmarks. */
export function outsideLandmarks(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => element.checkVisibility() && !element.closest(`${LANDMARKS}, ${ELSEWHERE}`))
    .map((element) => `${nameOf(element)} lies in no landmark.`);
}
