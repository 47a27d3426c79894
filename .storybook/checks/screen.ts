import { cut } from './cut.ts';
import { exitSeen } from './exit-seen.ts';
import { headingSeen } from './heading-seen.ts';
import { outsideLandmarks } from './landmarks.ts';
import { nameOf } from './problems.ts';
import { wholeWords } from './whole-words.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Checks what only a whole screen needs: one h1 that is seen with its words whole, landmarks around everything,
 * headings in order, the quick exit whole, no control that the window cuts.
 */
export function screenProblems(root: HTMLElement): string[] {
  const seen = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const problems: string[] = [];
  if (seen('h1').length !== 1) problems.push(`The screen has ${seen('h1').length} h1, not one.`);
  if (seen('main').length !== 1) problems.push(`The screen has ${seen('main').length} <main>, not one.`);
  problems.push(...outsideLandmarks(root), ...headingSeen(root), ...wholeWords(root), ...exitSeen(root));
  // Big letters are where it happens, and where nobody looks every day.
  if (document.documentElement.style.fontSize !== '') problems.push(...cut(root));

  let before = 0;
  for (const heading of seen(HEADINGS).filter((element) => !element.closest('dialog'))) {
    const level = Number(heading.tagName[1]);
    if (level > before + 1) problems.push(`${nameOf(heading)} follows a heading of level ${before}.`);
    before = level;
  }
  return problems;
}
