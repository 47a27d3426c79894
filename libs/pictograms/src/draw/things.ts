import { box, circle, oval, type Shape } from '../shape.ts';

/** Things that stand for one answer alone. */
export const things = {
  'no-phone': [
    ['night', box(28, 8, 40, 80, 7)],
    ['sky', box(34, 18, 28, 54, 3)],
    ['red', 'M14 24l9 -9l59 58l-9 9Z'],
  ],
  broken: [
    ['sky', 'M14 36h28l-7 14l9 10l-8 26h-6q-14 -2 -16 -24Z'],
    ['sky', 'M52 36h22v26q-2 22 -16 24h-8l8 -25l-10 -11Z'],
    ['free', 'M74 46q14 -2 13 10q-1 11 -15 11M30 24l-4 -12M48 26v-16M66 24l5 -12'],
  ],
  'empty-plate': [
    ['paper', circle(48, 50, 29)],
    ['line', circle(48, 50, 18)],
    ['free', 'M6 20v16q0 6 5 6t5 -6v-16M11 20v62M86 82v-62q-8 12 -4 30h4'],
  ],
  pram: [
    ['sea', 'M10 46q0 -32 32 -34v34Z'],
    ['lilac', 'M10 46h60q0 26 -30 26t-30 -26Z'],
    ['mist', `${circle(24, 80, 9)}${circle(58, 80, 9)}`],
    ['free', 'M70 46q14 -4 16 -20'],
  ],
  maths: [
    ['night', box(20, 8, 56, 80, 7)],
    ['leaf', box(28, 16, 40, 20, 3)],
    ['line', 'M48 20v12M42 26h12'],
    ['lit', [28, 43, 58].map((x) => `${box(x, 46, 10, 10, 2)}${box(x, 66, 10, 10, 2)}`).join('')],
  ],
  'bag-on-hook': [
    ['free', 'M36 6h24M48 6v12M38 26q0 -10 10 -10t10 10'],
    ['red', 'M22 42q0 -18 26 -18t26 18v42q0 4 -4 4h-44q-4 0 -4 -4Z'],
    ['clay', box(31, 56, 34, 24, 5)],
    ['line', 'M31 64h34'],
  ],
  'scary-picture': [
    ['night', box(30, 6, 60, 84, 8)],
    ['mist', 'M8 80v-34q0 -28 28 -28t28 28v34l-10 -9l-9 9l-9 -9l-9 9l-9 -9Z'],
    ['mark', `${oval(27, 44, 4, 6)}${oval(46, 44, 4, 6)}`],
    ['line', 'M26 60q4 -5 7 0t7 0t7 0'],
  ],
  camera: [
    ['night', 'M8 32q0 -4 4 -4h16l6 -10h28l6 10h16q4 0 4 4v44q0 4 -4 4h-72q-4 0 -4 -4Z'],
    ['sky', circle(48, 54, 17)],
    ['paper', circle(48, 54, 8)],
    ['lit', box(72, 34, 10, 8, 2)],
  ],
  'awake-late': [
    ['lit', 'M34 20a34 34 0 1 0 46 46a34 34 0 0 1 -46 -46Z'],
    ['paper', circle(68, 28, 21)],
    ['line', 'M68 15v13l9 6'],
  ],
  palette: [
    ['wood', 'M48 12q38 0 38 32q0 16 -18 16q-12 0 -8 12q2 14 -14 14q-36 -2 -36 -38q0 -36 38 -36Z'],
    ['red', circle(34, 34, 6)],
    ['sky', circle(53, 27, 6)],
    ['leaf', circle(69, 39, 6)],
    ['lit', circle(27, 54, 6)],
  ],
  build: [
    ['red', box(10, 56, 36, 30, 3)],
    ['sky', box(50, 56, 36, 30, 3)],
    ['lit', 'M24 52l24 -42l24 42Z'],
  ],
  hidden: [
    ['wood', box(14, 44, 68, 42, 4)],
    ['clay', 'M10 32h76v14h-76Z'],
    ['lilac', 'M44 26q22 -8 46 4v46q-8 6 -14 -2q-8 8 -16 0q-8 6 -12 0q4 -24 -4 -48Z'],
    ['line', 'M60 38q4 14 0 26M76 38q4 14 0 26'],
  ],
  bus: [
    ['lit', box(6, 20, 84, 54, 9)],
    ['sky', `${box(14, 30, 18, 18, 3)}${box(38, 30, 18, 18, 3)}${box(62, 30, 18, 18, 3)}`],
    ['night', `${circle(26, 76, 10)}${circle(70, 76, 10)}`],
  ],
  less: [
    ['mist', 'M14 8h44q8 0 8 8v28q0 8 -8 8h-24l-14 13v-13h-6q-8 0 -8 -8v-28q0 -8 8 -8Z'],
    ['lit', 'M62 66h20q6 0 6 6v6q0 6 -6 6h-8l-7 7v-7h-5q-6 0 -6 -6v-6q0 -6 6 -6Z'],
    ['free', 'M74 34v20M68 48l6 6l6 -6'],
  ],
  'not-sent': [
    ['paper', box(8, 14, 62, 56, 4)],
    ['sky', box(15, 21, 48, 42, 2)],
    ['leaf', 'M15 63v-8l14 -16l12 12l8 -7l14 12v7Z'],
    ['red', 'M54 60l7 -7l11 11l11 -11l7 7l-11 11l11 11l-7 7l-11 -11l-11 11l-7 -7l11 -11Z'],
  ],
} satisfies Record<string, readonly Shape[]>;
