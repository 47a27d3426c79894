import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { round } from '../motion.ts';

const hero = readFileSync(join(import.meta.dirname, '../../../libs/ui/src/art/hero.svg'), 'utf8');
const START = '<g transform="translate(94 192)">';

/** Splits the child of the start picture at its clip paths: two for each leg, the rest is the body. */
function takeApart(): { far: string; near: string; body: string } {
  const child = hero.slice(hero.indexOf(START) + START.length, hero.lastIndexOf('</g></svg>'));
  const pieces = child.replace(/(id="|url\(#)(\w)/g, '$1walker-$2').split(/(?=<clipPath)/);
  if (pieces.length < 10) throw new Error('The start picture has changed: the walker is not where it was');
  return {
    far: pieces.slice(0, 2).join(''),
    near: pieces.slice(2, 4).join(''),
    body: pieces.slice(4).join(''),
  };
}

const { far, near, body } = takeApart();

/** The y coordinate of the child's feet in its own box. */
const FEET = 181;
const STEP = 1.1;

/** Draws the child with the lantern, feet at y. @param pace 0 stands still, 1 walks */
export function walkingChild(at: number, x: number, y: number, pace: number): string {
  const swing = Math.sin((at / STEP) * 2 * Math.PI) * 15 * pace;
  const lift = Math.abs(Math.sin((at / STEP) * 2 * Math.PI)) * 2.2 * pace;
  const leg = (piece: string, angle: number, hip: number) =>
    `<g transform="rotate(${round(angle)} ${hip} 136)">${piece}</g>`;
  return `<g transform="translate(${round(x - 60)} ${round(y - FEET - lift)})">${leg(far, swing, 42)}${leg(near, -swing - 2, 62)}${body}</g>`;
}

/** Returns the position of the lantern of a child at x, y. */
export function lanternOf(x: number, y: number): { x: number; y: number } {
  return { x: x + 14, y: y - 78 };
}
