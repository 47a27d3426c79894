import { box, circle, oval, type Shape } from '../shape.ts';
import { looks, person } from './people.ts';

/** What is hard. A child is never drawn being hurt, and nobody cries. */
export const troubles = {
  tired: [
    ['lilac', circle(48, 50, 36)],
    ['line', 'M24 46h16M56 46h16M38 66h20'],
    ['free', 'M72 14h9l-9 10h9'],
  ],
  unwell: [
    ['paper', 'M42 12q6 -6 12 0v44a14 14 0 1 1 -12 0Z'],
    ['red', circle(48, 70, 9)],
    ['line', 'M48 60v-28'],
    ['free', 'M64 20h10M64 32h10M64 44h10'],
  ],
  belly: [
    ['pale', 'M26 8h44q8 40 4 80h-52q-4 -40 4 -80Z'],
    ['line', 'M48 52v5'],
    ['red', 'M64 54l-10 10l8 2l-6 12l14 -14l-8 -2l6 -8Z'],
  ],
  head: [...person(looks.bo, 44, 44, 19), ['red', 'M82 8l-12 13l8 2l-6 13l15 -16l-8 -2l7 -10Z']],
  back: [
    ['sea', 'M30 26q18 -8 36 0l8 60h-52Z'],
    ['wood', circle(48, 16, 11)],
    ['red', 'M56 46l-12 13l8 2l-6 13l15 -16l-8 -2l7 -10Z'],
  ],
  teeth: [
    [
      'paper',
      'M20 20q14 -10 28 -2q14 -8 28 2q8 18 -4 36q-2 28 -10 30q-8 0 -8 -20q-6 -8 -12 0q0 20 -8 20q-8 -2 -10 -30q-12 -18 -4 -36Z',
    ],
  ],
  hurt: [
    ['wood', 'M18 46l28 -28q8 -6 14 0l18 18q6 8 0 14l-28 28q-8 6 -14 0l-18 -18q-6 -8 0 -14Z'],
    ['pale', 'M34 44l14 -14l18 18l-14 14Z'],
    ['mark', `${circle(44, 44, 2)}${circle(52, 44, 2)}${circle(48, 50, 2)}`],
  ],
  shout: [
    ['red', 'M14 40l40 -22v60l-40 -22Z'],
    ['mist', box(6, 40, 12, 17, 4)],
    ['free', 'M64 30l18 -10M66 48h22M64 66l18 10'],
  ],
  words: [
    ['night', 'M18 14h60q10 0 10 10v30q0 10 -10 10h-26l-20 18v-18h-14q-10 0 -10 -10v-30q0 -10 10 -10Z'],
    ['lit', 'M54 20l-22 24h12l-6 16l24 -26h-12Z'],
  ],
  threat: [
    ['lit', 'M48 10l42 74h-84Z'],
    ['line', 'M48 36v24M48 71v1'],
  ],
  hits: [
    ['pale', 'M22 40q0 -10 10 -10h6q0 -8 8 -8t8 8q8 -2 10 6q8 0 8 10v14q0 22 -24 22q-26 0 -26 -24Z'],
    ['line', 'M38 32v16M54 32v16M64 40v10M22 46q10 8 24 4'],
    ['free', 'M78 14l-8 10M90 30l-12 4M62 6v12'],
  ],
  pushes: [
    [
      'pale',
      'M10 62v-24q0 -5 5 -5t5 5v-12q0 -5 5 -5t5 5v-4q0 -5 5 -5t5 5v6q0 -5 5 -5t5 5v34q0 14 -20 14t-20 -14Z',
    ],
    ['free', 'M60 34h26M76 22l12 12l-12 12M60 62h18'],
  ],
  locked: [
    ['wood', box(22, 8, 52, 80, 4)],
    ['lit', box(34, 44, 28, 22, 4)],
    ['line', 'M39 44v-6q0 -9 9 -9t9 9v6M48 52v6'],
  ],
  'stop-hand': [
    ['red', 'M32 8h32l24 24v32l-24 24h-32l-24 -24v-32Z'],
    [
      'paper',
      'M34 62v-24q0 -4 4 -4t4 4v-8q0 -4 4 -4t4 4v4q0 -4 4 -4t4 4v6q0 -4 4 -4t4 4v22q0 12 -16 12t-16 -12Z',
    ],
  ],
  takes: [
    ['sky', 'M22 40h40v40h-40Z'],
    ['free', 'M32 40v-8q0 -10 10 -10t10 10v8'],
    ['free', 'M68 60h20M78 50l10 10l-10 10'],
  ],
  control: [
    ['wood', 'M14 12h68v9h-68Z'],
    ['free', 'M24 21v34M72 21v34M48 21v18'],
    ['mist', circle(48, 50, 12)],
    ['mist', 'M24 62h48v8h-16v18h-16v-18h-16Z'],
  ],
  drink: [
    ['leaf', 'M38 6h20v18q10 8 10 22v36q0 6 -6 6h-28q-6 0 -6 -6v-36q0 -14 10 -22Z'],
    ['paper', box(30, 52, 36, 20, 3)],
  ],
  drugs: [
    ['rose', 'M14 56l34 -34a14 14 0 0 1 20 20l-34 34a14 14 0 0 1 -20 -20Z'],
    ['paper', 'M14 56l17 -17l20 20l-17 17a14 14 0 0 1 -20 -20Z'],
    ['sky', circle(72, 70, 14)],
    ['line', 'M62 70h20'],
  ],
  quarrel: [
    ...person(looks.bo, 24, 56, 14, 'sharp'),
    ...person(looks.eva, 74, 56, 14, 'sharp'),
    ['lit', 'M54 8l-16 18h10l-4 14l18 -20h-10Z'],
  ],
  worry: [
    ['night', 'M20 56a16 16 0 0 1 4 -31a22 22 0 0 1 42 -2a16 16 0 0 1 8 33Z'],
    ['line', 'M30 42q6 -8 12 0t12 0t12 0'],
    ['mist', circle(42, 72, 6)],
    ['mist', circle(32, 84, 4)],
  ],
  looks: [
    ['wood', oval(48, 40, 30, 34)],
    ['sky', oval(48, 40, 23, 27)],
    ['wood', box(43, 72, 10, 18, 4)],
    ['line', 'M38 40q8 -14 20 -16'],
  ],
  mistakes: [
    ['paper', box(14, 10, 60, 76, 3)],
    ['line', 'M24 26h40M24 40l8 8l8 -8l8 8l8 -8M24 62h20'],
    ['rose', 'M58 62l20 -14l12 16l-20 14Z'],
  ],
  debt: [
    ['mist', 'M34 20h28l-6 14q22 12 22 34q0 18 -30 18t-30 -18q0 -22 22 -34Z'],
    ['line', 'M40 60h16'],
    ['red', circle(76, 24, 12)],
    ['line', 'M70 24h12'],
  ],
  carry: [
    ['wood', 'M10 34l38 -20l38 20v36l-38 20l-38 -20Z'],
    ['line', 'M10 34l38 20l38 -20M48 54v36'],
  ],
  shares: [
    ['paper', box(8, 30, 40, 36, 3)],
    ['sky', box(13, 35, 30, 26, 2)],
    ['lit', `${circle(78, 18, 9)}${circle(84, 48, 9)}${circle(78, 78, 9)}`],
    ['free', 'M50 40l18 -16M52 48h20M50 56l18 16'],
  ],
  searching: [
    ['sky', circle(40, 40, 26)],
    ['wood', 'M58 64l6 -6l26 24l-8 8Z'],
    ['line', 'M30 34q4 -8 12 -8'],
  ],
  'too-hard': [
    ['mist', 'M8 86l28 -58l14 24l12 -20l28 54Z'],
    ['paper', 'M36 28l8 16q-8 6 -16 0Z'],
    ['free', 'M70 8v16'],
    ['red', 'M70 8h18l-5 6l5 6h-18Z'],
  ],
  'too-much': [
    ['sky', box(20, 66, 56, 16, 3)],
    ['clay', box(26, 48, 50, 16, 3)],
    ['lilac', box(18, 30, 52, 16, 3)],
    ['lit', box(28, 12, 48, 16, 3)],
  ],
} as const satisfies Record<string, readonly Shape[]>;
