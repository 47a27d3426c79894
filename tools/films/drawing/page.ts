import { between } from '../motion.ts';
import { drawing } from './art.ts';
import { colours } from './colours.ts';
import { icon } from './icon.ts';
import { box, circle, put, words } from './shapes.ts';

/** The size of a page whose upper left corner is 0, 0. */
export const PAGE = { width: 224, height: 272 } as const;

/** An answer option: a ring and a word line; when chosen, lit with a check mark. @param lit 0 to 1 */
export function option(x: number, y: number, width: number, word: number, lit: number): string {
  const place = { x, y, width, height: 36, radius: 12 };
  const plain =
    box(place, colours.card, colours.line) + circle(x + 22, y + 18, 9, colours.card, colours.line);
  const chosen =
    box(place, colours.lit, colours.ink) +
    circle(x + 22, y + 18, 10, colours.ink) +
    icon('CheckIcon', x + 22, y + 18, 15, colours.lit);
  return (
    plain +
    put(chosen, { opacity: lit }) +
    words(x + 42, y + 18, word, lit > 0.5 ? colours.ink : colours.line)
  );
}

interface Question {
  area: 'school' | 'family' | 'leisure' | 'myself';
  tint: string;
  /** The progress through the form, 0 to 1. */
  walked: number;
  /** Which of the three answers is lit, and how much. */
  chosen?: { index: number; lit: number };
  /** How far the skip button is pressed, 0 to 1. */
  skip?: number;
}

const wordsOf = [96, 118, 74];

/** Draws a page with one question, with lines instead of words. */
export function questionPage({ area, tint, walked, chosen, skip = 0 }: Question): string {
  const { width, height } = PAGE;
  const banner = `<clipPath id="page-${area}"><rect width="${width}" height="${height}" rx="20"/></clipPath><g clip-path="url(#page-${area})"><path fill="${tint}" d="M0 0H${width}V50Q165 66 110 54T0 56Z"/></g>`;
  const track = box({ x: 16, y: 72, width: width - 32, height: 13, radius: 6.5 }, colours.night);
  const gone = box({ x: 19, y: 75, width: 12 + (width - 50) * walked, height: 7, radius: 3.5 }, colours.lit);
  const options = wordsOf
    .map((word, index) =>
      option(16, 112 + index * 42, width - 32, word, chosen?.index === index ? chosen.lit : 0),
    )
    .join('');
  return (
    box({ x: 0, y: 0, width, height, radius: 20 }, colours.paper) +
    banner +
    box({ x: 0, y: 0, width, height, radius: 20 }, 'none', colours.ink) +
    words(18, 30, 66, colours.ink) +
    drawing(area, { x: 180, y: 6, width: 52 }) +
    track +
    gone +
    words(18, 100, 128, colours.ink) +
    options +
    skipButton(width - 48, height - 19, skip)
  );
}

/** Draws two arrows. @param pressed 0 to 1 */
function skipButton(x: number, y: number, pressed: number): string {
  return put(
    box({ x: -32, y: -13, width: 64, height: 26, radius: 13 }, pressed > 0.5 ? '#D5DEE8' : colours.quiet) +
      icon('SkipIcon', 0, 0, 17, colours.ink),
    { x, y, scale: 1 - 0.06 * pressed },
  );
}

/** Returns how far a button is pressed at a time: down and up again. */
export function press(at: number, when: number): number {
  return between(at, when, when + 0.25) - between(at, when + 0.35, when + 0.6);
}
