import { box, circle, oval, type Shape } from '../shape.ts';
import { looks, person } from './people.ts';

const bubble = 'M18 14h60q10 0 10 10v30q0 10 -10 10h-26l-20 18v-18h-14q-10 0 -10 -10v-30q0 -10 10 -10Z';

/** What one does, likes or wishes for. */
export const doings = {
  talk: [
    ['lit', bubble],
    ['line', 'M24 32h48M24 46h30'],
  ],
  'say-it': [
    ...person(looks.dan, 30, 52, 16),
    ['lit', 'M56 10h30v26h-16l-10 9v-9h-4Z'],
    ['line', 'M63 19h16M63 27h10'],
  ],
  sport: [
    ['paper', circle(48, 48, 37)],
    ['mark', 'M48 32l15 11l-6 18h-18l-6 -18Z'],
    ['line', 'M48 32v-20M63 43l20 -6M57 61l12 16M39 61l-12 16M33 43l-20 -6'],
  ],
  games: [
    ['lilac', 'M28 28h40q22 0 24 34q0 18 -14 18q-10 0 -16 -14h-28q-6 14 -16 14q-14 0 -14 -18q2 -34 24 -34Z'],
    ['line', 'M30 40v16M22 48h16'],
    ['lit', `${circle(62, 44, 4)}${circle(72, 54, 4)}`],
  ],
  music: [
    ['free', 'M34 72v-54l42 -8v50'],
    ['lilac', `${oval(24, 73, 12, 9)}${oval(66, 62, 12, 9)}`],
  ],
  draw: [
    ['paper', box(10, 14, 56, 70, 3)],
    ['leaf', 'M16 76l16 -24l12 14l8 -8l8 18Z'],
    ['lit', 'M84 14l8 8l-38 42l-12 4l4 -12Z'],
  ],
  read: [
    ['sky', 'M48 26q-18 -12 -40 -6v54q22 -6 40 6q18 -12 40 -6v-54q-22 -6 -40 6Z'],
    ['line', 'M48 26v54M18 34q10 -2 20 2M18 46q10 -2 20 2M58 36q10 -4 20 -2M58 48q10 -4 20 -2'],
  ],
  animals: [
    [
      'wood',
      'M20 34q-12 -8 -10 12q2 14 12 12q2 26 26 26t26 -26q10 2 12 -12q2 -20 -10 -12q-10 -14 -28 -14t-28 14Z',
    ],
    ['mark', `${circle(38, 46, 3.6)}${circle(58, 46, 3.6)}${oval(48, 60, 7, 5)}`],
    ['line', 'M48 64v6M40 72q8 6 16 0'],
  ],
  film: [
    ['night', box(8, 22, 80, 54, 6)],
    ['paper', 'M40 36l22 13l-22 13Z'],
    ['free', 'M30 86h36'],
  ],
  rest: [
    ['sea', 'M8 46q0 -8 8 -8t8 8v10h48v-10q0 -8 8 -8t8 8v32h-80Z'],
    ['sea', box(22, 26, 52, 32, 10)],
    ['lit', box(32, 42, 20, 16, 5)],
    ['free', 'M18 80v8M78 80v8'],
  ],
  sleep: [
    ['lilac', 'M10 62q10 -26 40 -24q34 0 38 30v8h-78Z'],
    ['pale', circle(30, 48, 15)],
    ['line', 'M22 49q3 3 6 0M33 49q3 3 6 0'],
    ['free', 'M58 22h9l-9 11h9M74 8h11l-11 13h11'],
  ],
  'hard-to-sleep': [
    ['lilac', 'M10 62q10 -26 40 -24q34 0 38 30v8h-78Z'],
    ['pale', circle(30, 48, 15)],
    ['mark', `${circle(25, 48, 2.6)}${circle(36, 48, 2.6)}`],
    ['lit', 'M74 8a14 14 0 1 0 12 20a13 13 0 0 1 -12 -20Z'],
  ],
  nightmare: [
    ['night', 'M22 52a16 16 0 0 1 4 -31a22 22 0 0 1 42 -2a16 16 0 0 1 8 33Z'],
    ['lit', `${circle(40, 34, 4)}${circle(58, 34, 4)}`],
    ['sky', box(12, 68, 72, 16, 6)],
    ['paper', box(14, 60, 22, 14, 6)],
  ],
  move: [
    ['pale', circle(62, 16, 10)],
    ['sea', 'M44 30l20 2l-6 26l16 10l-4 20l-9 -2l2 -12l-18 -8l-14 22l-10 -4l16 -28l2 -14l-12 8l-4 -9Z'],
    ['free', 'M8 30h12M4 44h12M8 58h10'],
  ],
  walk: [
    ['wood', 'M10 60q0 -22 12 -24q14 4 24 14q2 10 -6 12h-30Z'],
    ['lit', box(10, 62, 34, 8, 3)],
    ['wood', 'M52 82q0 -22 12 -24q14 4 24 14q2 10 -6 12h-30Z'],
    ['free', 'M54 24h10M70 24h10M58 36h10'],
  ],
  cry: [
    ['sky', 'M48 8q26 36 26 52a26 26 0 0 1 -52 0q0 -16 26 -52Z'],
    ['line', 'M36 62q2 10 12 12'],
  ],
  laugh: [
    ['lit', circle(48, 48, 38)],
    ['line', 'M26 40l10 5l-10 5M70 40l-10 5l10 5'],
    ['dark', 'M30 58h36a18 19 0 0 1 -36 0Z'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
