import { circle, heart, oval, star, type Shape } from '../shape.ts';

const both = (draw: (x: number) => string): string => `${draw(34)}${draw(62)}`;
const dot = (x: number, y: number): string => oval(x, y, 3.6, 4.6);

/** Eyes of a face whose middle is (48, 50). */
export const eyes = {
  open: [['mark', both((x) => dot(x, 45))]],
  happy: [['line', both((x) => `M${x - 6} 47q6 -9 12 0`)]],
  shut: [['line', both((x) => `M${x - 6} 44q6 7 12 0`)]],
  wide: [
    ['paper', both((x) => circle(x, 44, 8))],
    ['mark', both((x) => circle(x, 44, 3))],
  ],
  down: [
    ['mark', both((x) => dot(x, 48))],
    ['line', both((x) => `M${x - 7} 42h13`)],
  ],
  up: [
    ['paper', both((x) => oval(x, 44, 7, 8))],
    ['mark', both((x) => circle(x + 1, 39.5, 3))],
  ],
  side: [
    ['paper', both((x) => oval(x, 44, 7, 7))],
    ['mark', both((x) => circle(x + 3.4, 44, 3))],
  ],
  away: [
    ['paper', both((x) => oval(x, 44, 7, 7))],
    ['mark', both((x) => circle(x - 3, 47, 3))],
  ],
  tired: [
    ['paper', both((x) => `M${x - 8} 44h16a8 8 0 0 1 -16 0Z`)],
    ['mark', both((x) => circle(x, 46.5, 2.6))],
  ],
  tight: [['line', 'M28 40l10 5l-10 5M68 40l-10 5l10 5']],
  crossed: [['line', both((x) => `M${x - 5} 40l10 10m0 -10l-10 10`)]],
  hearts: [['rose', both((x) => heart(x, 44, 6))]],
  stars: [['lit', both((x) => star(x, 44, 9))]],
  empty: [['line', both((x) => circle(x, 44, 6.5))]],
  wink: [
    ['mark', dot(34, 45)],
    ['line', 'M56 46q6 -8 12 0'],
  ],
  none: [],
} as const satisfies Record<string, readonly Shape[]>;

/** Brows above the eyes. */
export const brows = {
  none: [],
  raised: [['line', 'M27 33q7 -6 13 -2M56 31q7 -4 13 2']],
  worried: [['line', 'M26 36q6 -1 12 -6M58 30q6 5 12 6']],
  cross: [['line', 'M26 32q6 1 13 6M57 38q7 -5 13 -6']],
  one: [['line', 'M27 36q6 -2 12 0M56 30q7 -5 13 0']],
} as const satisfies Record<string, readonly Shape[]>;

/** Mouths below the eyes. */
export const mouths = {
  smile: [['line', 'M34 62q14 13 28 0']],
  little: [['line', 'M40 63q8 6 16 0']],
  grin: [['paper', 'M32 60h32a16 15 0 0 1 -32 0Z']],
  laugh: [
    ['dark', 'M31 58h34a17 19 0 0 1 -34 0Z'],
    ['rose', 'M39 72q9 -8 18 0q-9 6 -18 0Z'],
  ],
  flat: [['line', 'M38 65h20']],
  sad: [['line', 'M36 69q12 -11 24 0']],
  deep: [['line', 'M32 72q16 -18 32 0']],
  round: [['dark', oval(48, 67, 6, 7)]],
  shout: [['dark', 'M34 65q14 -11 28 0q2 9 -6 13q-8 3 -16 0q-8 -4 -6 -13Z']],
  wave: [['line', 'M33 66q5 -6 10 0t10 0t10 0']],
  jag: [['line', 'M32 67l6 -5l6 6l6 -6l6 6l6 -5']],
  side: [['line', 'M40 66q9 2 18 -5']],
  teeth: [
    ['paper', 'M33 60h30v9a6 5 0 0 1 -6 5h-18a6 5 0 0 1 -6 -5Z'],
    ['line', 'M43 61v12M53 61v12M34 67h28'],
  ],
  tongue: [
    ['line', 'M34 61q14 10 28 0'],
    ['rose', 'M46 66h12v6a6 6 0 0 1 -12 0Z'],
  ],
  pout: [['line', 'M40 68q4 -6 8 -2q4 -4 8 2']],
  tiny: [['line', 'M44 66h8']],
  none: [],
} as const satisfies Record<string, readonly Shape[]>;

export type Eyes = keyof typeof eyes;
export type Brows = keyof typeof brows;
export type Mouth = keyof typeof mouths;
