import { box, circle, heart, oval, star, type Shape } from '../shape.ts';

/** A clock whose hands show how long it lasts. */
const clock = (hands: string): readonly Shape[] => [
  ['paper', circle(48, 48, 36)],
  ['line', `M48 16v4M48 76v4M16 48h4M76 48h4`],
  ['line', hands],
  ['mark', circle(48, 48, 3.5)],
];

/** A glass that is filled up to a height, for how much. */
const glass = (level: number): readonly Shape[] => [
  ['paper', 'M24 14h48l-6 70h-36Z'],
  ['lit', `M${24 + (level - 14) * 0.086} ${level}h${48 - (level - 14) * 0.172}L66 84h-36Z`],
];

const bubble = 'M18 14h60q10 0 10 10v30q0 10 -10 10h-26l-20 18v-18h-14q-10 0 -10 -10v-30q0 -10 10 -10Z';

/** Answers that many questions have. */
export const general = {
  yes: [
    ['leaf', circle(48, 48, 38)],
    ['line', 'M30 50l13 13l24 -29'],
  ],
  no: [
    ['mist', circle(48, 48, 38)],
    ['line', 'M33 33l30 30M63 33l-30 30'],
  ],
  maybe: [
    ['sky', circle(48, 48, 38)],
    ['line', 'M24 48q8 -14 16 -4t16 4t16 -4'],
  ],
  never: [['paper', 'M24 14h48l-6 70h-36Z']],
  little: glass(60),
  sometimes: glass(45),
  mostly: glass(29),
  much: [...glass(16), ['sky', 'M18 14q30 -16 60 0q4 10 -4 10q-4 -6 -26 -6t-26 6q-8 0 -4 -10Z']],
  unsaid: [
    ['mist', bubble],
    ['lit', box(34, 34, 28, 20, 4)],
    ['line', 'M39 34v-5q0 -8 9 -8t9 8v5M48 42v5'],
  ],
  'not-known': [
    ['sky', circle(48, 48, 38)],
    ['line', 'M36 38q0 -14 12 -14t12 12q0 8 -12 14v8'],
    ['mark', circle(48, 70, 4)],
  ],
  'something-else': [
    ['paper', bubble],
    ['lit', `${circle(28, 39, 6)}${circle(48, 39, 6)}${circle(68, 39, 6)}`],
  ],
  nobody: [
    ['wood', 'M26 12h8v44h28v8h-4v22h-8v-22h-16v22h-8Z'],
    ['free', 'M12 88h72'],
  ],
  nothing: [
    ['paper', 'M24 10h36l14 14v62h-50Z'],
    ['line', 'M60 10v14h14'],
  ],
  'all-good': [
    ['lit', circle(48, 48, 30)],
    ['free', 'M48 4v6M48 86v6M4 48h6M86 48h6M17 17l4 4M75 75l4 4M79 17l-4 4M21 75l-4 4'],
    ['line', 'M36 50q12 12 24 0'],
    ['mark', `${circle(39, 42, 3)}${circle(57, 42, 3)}`],
  ],
  'does-not-matter': [
    ['wood', box(44, 20, 8, 68, 3)],
    ['lit', 'M14 16h48l12 9l-12 9h-48Z'],
    ['sky', 'M82 42h-48l-12 9l12 9h48Z'],
  ],
  elsewhere: [
    ['leaf', 'M8 66l26 -10l28 10l26 -10v26l-26 8l-28 -8l-26 8Z'],
    ['red', 'M48 66q-20 -24 -20 -38a20 20 0 0 1 40 0q0 14 -20 38Z'],
    ['paper', circle(48, 28, 7)],
  ],
  // As on the clock of a classroom: a quarter is left. Told from `later` in grey too.
  now: [...clock('M48 48v-32M48 48h32'), ['red', 'M48 48v-32a32 32 0 0 1 32 32Z']],
  later: clock('M48 48v-24M48 48l16 12'),
  slowly: [
    ['pale', 'M8 76q4 -14 18 -12h44q8 0 10 -14q8 -2 8 6q-2 22 -20 22h-58q-4 0 -2 -2Z'],
    ['lilac', circle(46, 46, 24)],
    ['line', 'M46 46q6 -6 0 -10t-12 6t8 18t20 -12'],
    ['line', 'M80 50l-2 -12M87 51l3 -11'],
  ],
  ask: [
    ['paper', bubble],
    ['line', 'M38 32q0 -10 10 -10t10 9q0 7 -10 11v5'],
    ['mark', circle(48, 55, 3.2)],
  ],
  'go-on': [
    ['leaf', circle(48, 48, 38)],
    ['line', 'M28 48h38M52 33l15 15l-15 15'],
  ],
  good: [
    ['leaf', 'M34 44l14 -30q10 0 9 10l-2 14h19q8 0 8 8l-6 28q-2 8 -10 8h-32Z'],
    ['mist', box(14, 42, 20, 42, 5)],
  ],
  hard: [
    ['night', 'M20 62a16 16 0 0 1 4 -31a22 22 0 0 1 42 -2a16 16 0 0 1 8 33Z'],
    ['free', 'M30 70l-4 12M48 70l-4 12M66 70l-4 12'],
  ],
  rights: [
    ['paper', 'M20 10h50q8 0 8 8v62h-50q-8 0 -8 -8Z'],
    ['line', 'M32 26h34M32 38h34M32 50h20'],
    ['red', heart(62, 64, 10)],
  ],
  change: [
    ['leaf', 'M16 44q4 -28 32 -28q16 0 24 10l8 -8v28h-28l9 -9q-6 -8 -15 -7q-14 1 -16 14Z'],
    ['sky', 'M80 54q-4 28 -32 28q-16 0 -24 -10l-8 8v-28h28l-9 9q6 8 15 7q14 -1 16 -14Z'],
  ],
  best: [['lit', star(48, 50, 42)]],
  'as-before': [
    ['sky', box(12, 30, 72, 14, 6)],
    ['sky', box(12, 54, 72, 14, 6)],
  ],
  different: [
    ['mist', `${circle(24, 26, 13)}${circle(70, 26, 13)}${circle(70, 70, 13)}`],
    ['lit', 'M24 54l16 16l-16 16l-16 -16Z'],
  ],
  body: [
    ['pale', circle(48, 18, 13)],
    ['sea', 'M32 38q16 -8 32 0l14 22l-8 6l-10 -14v36h-10v-20h-4v20h-10v-36l-10 14l-8 -6Z'],
  ],
  food: [
    ['paper', oval(48, 56, 38, 24)],
    ['leaf', 'M28 54q4 -14 20 -12q8 1 8 10q-10 10 -28 2Z'],
    ['clay', oval(62, 58, 11, 8)],
    ['free', 'M10 14v22M4 14v10q0 6 6 6t6 -6v-10M84 14q-8 8 0 20v14'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
