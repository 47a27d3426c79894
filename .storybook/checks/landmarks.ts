import { nameOf } from './problems.ts';

/** The landmarks that screen reader users jump between. */
const LANDMARKS =
  'main, header, nav, footer, aside, section[aria-label], section[aria-labelledby], [role="region"], [role="search"]';
/** Content allowed outside landmarks: dialogs and live regions, which announce themselves, and the skip link. */
const ELSEWHERE = 'dialog, [role="status"], [role="alert"], a[href^="#"], script, style, altcha-widget';

/** Finds text of a screen outside all landmarks. */
export function outsideLandmarks(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => element.checkVisibility() && !element.closest(`${LANDMARKS}, ${ELSEWHERE}`))
    .map((element) => `${nameOf(element)} lies in no landmark.`);
}
