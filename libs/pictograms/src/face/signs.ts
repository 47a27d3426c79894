import { circle, drop, heart, oval, star, type Shape } from '../shape.ts';

/** What stands on or around a head. */
export const marks = {
  tear: [['sky', drop(30, 52, 4.5)]],
  tears: [['sky', `${drop(29, 52, 4.5)}${drop(67, 56, 4.5)}`]],
  blush: [['rose', `${oval(27, 58, 6, 4)}${oval(69, 58, 6, 4)}`]],
  rays: [['free', 'M48 3v7M16 12l5 5M80 12l-5 5M3 42h6M87 42h6']],
  hand: [['pale', 'M66 86v-14q0 -4 4 -4t4 4v-6q0 -4 4 -4t4 4v4q0 -4 4 -4t4 4v16q0 6 -8 6t-12 -6Z']],
  pair: [
    ['tan', circle(12, 78, 9)],
    ['brown', circle(84, 78, 9)],
  ],
  wall: [['mist', 'M8 12h10v72h-10ZM78 12h10v72h-10Z']],
  bars: [['free', 'M14 6v84M31 6v84M65 6v84M82 6v84']],
  patch: [
    ['pale', 'M58 21l18 9l-4 8l-18 -9Z'],
    ['line', 'M64 25l-3 6M70 28l-3 6'],
  ],
  scarf: [['sea', 'M17 76q31 16 62 0l3 9q-34 17 -68 0Z']],
  plate: [['paper', oval(48, 89, 22, 5)]],
  gone: [['free', 'M6 30h7M3 42h8M3 54h8M6 66h7']],
  arrow: [['free', 'M92 50h-9M88 45l-5 5l5 5M4 50h9M8 45l5 5l-5 5']],
  steam: [['free', 'M10 22q-5 -6 0 -11M19 14q-5 -6 0 -11M86 22q5 -6 0 -11M77 14q5 -6 0 -11']],
  crack: [['line', 'M52 13l-5 10l8 6l-7 9']],
} as const satisfies Record<string, readonly Shape[]>;

/** What stands in the corner above a head, around (80, 16). */
export const signs = {
  none: [],
  sweat: [['sky', drop(78, 10, 6)]],
  hearts: [['rose', heart(80, 17, 8)]],
  star: [['lit', star(80, 17, 12)]],
  sparks: [['free', 'M82 8v9M77.5 12.5h9M90 24v6M87 27h6M66 7v6M63 10h6']],
  sleep: [['free', 'M68 20h9l-9 10h9M82 8h7l-7 8h7']],
  think: [
    ['paper', circle(82, 14, 9)],
    ['paper', circle(71, 26, 3.5)],
  ],
  muscle: [['pale', 'M66 30q-2 -10 8 -13q-1 -6 4 -8q6 -2 7 4q8 6 6 17Z']],
  flower: [
    ['rose', `${circle(80, 9, 5)}${circle(88, 16, 5)}${circle(80, 23, 5)}${circle(72, 16, 5)}`],
    ['lit', circle(80, 16, 4.5)],
  ],
  question: [['free', 'M76 13q0 -8 7 -8t7 7q0 5 -7 7v5M83 31v.5']],
  bang: [['free', 'M84 6v16M84 30v.5']],
  bolt: [['lit', 'M86 4l-13 15h8l-4 13l14 -17h-8Z']],
  cloud: [['mist', 'M66 24a7 7 0 0 1 4 -13a10 10 0 0 1 18 2a6 6 0 0 1 0 11Z']],
  rain: [
    ['mist', 'M66 18a7 7 0 0 1 4 -11a10 10 0 0 1 18 2a5 5 0 0 1 0 9Z'],
    ['free', 'M70 24l-2 6M78 24l-2 6M86 24l-2 6'],
  ],
  swirl: [['free', 'M80 18q-6 -1 -5 5t10 4t6 -13t-16 -5']],
  knot: [['free', 'M68 14q7 -12 15 -4t-8 12t-2 -13t16 1t-9 14']],
  heartbreak: [
    ['rose', heart(80, 17, 8)],
    ['line', 'M80 9l-3 7l6 3l-4 8'],
  ],
  flame: [['clay', 'M80 3q11 9 9 19a9 9 0 0 1 -18 0q1 -5 4 -8q1 5 4 4q3 -6 1 -15Z']],
  leaf: [
    ['leaf', 'M72 24q0 -16 18 -19q1 18 -18 19Z'],
    ['line', 'M73 24l9 -11'],
  ],
  balloon: [
    ['red', oval(80, 15, 9, 11)],
    ['free', 'M80 27q-4 6 1 11'],
  ],
  note: [
    ['free', 'M76 26v-19l13 -3v18'],
    ['night', `${oval(72.5, 27, 4.5, 3.5)}${oval(85.5, 23, 4.5, 3.5)}`],
  ],
  bulb: [
    ['lit', 'M75 22q-7 -8 -1 -15q6 -5 12 0q6 7 -1 15Z'],
    ['free', 'M76 27h9'],
  ],
  bubble: [['paper', 'M66 6h20q6 0 6 6v8q0 6 -6 6h-11l-8 7v-7q-6 0 -6 -6v-8q0 -6 5 -6Z']],
  dots: [
    ['paper', 'M66 6h20q6 0 6 6v8q0 6 -6 6h-11l-8 7v-7q-6 0 -6 -6v-8q0 -6 5 -6Z'],
    ['mark', `${circle(69, 16, 2)}${circle(76.5, 16, 2)}${circle(84, 16, 2)}`],
  ],
  ear: [
    ['pale', 'M72 30q-4 -18 6 -24q12 -4 12 8q0 8 -7 10q-2 8 -7 9Z'],
    ['line', 'M77 22q0 -9 6 -10'],
  ],
} as const satisfies Record<string, readonly Shape[]>;

/** What tells a face from others with the same eyes, brows and mouth. */
export type Sign = keyof typeof signs | keyof typeof marks;
