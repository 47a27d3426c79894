import { box, circle, heart, type Shape } from '../shape.ts';

/** What one thinks of, hopes for, or asks for. */
export const wishes = {
  think: [
    ['paper', 'M24 54a14 14 0 0 1 2 -27a22 22 0 0 1 42 -2a15 15 0 0 1 6 29Z'],
    ['paper', circle(30, 68, 7)],
    ['paper', circle(20, 82, 4)],
  ],
  idea: [
    ['lit', 'M32 58q-16 -20 0 -38q16 -14 32 0q16 18 0 38Z'],
    ['mist', box(34, 60, 28, 18, 5)],
    ['free', 'M40 86h16M12 16l6 6M84 16l-6 6M4 42h8M84 42h8'],
  ],
  learn: [
    ['night', 'M48 18l42 18l-42 18l-42 -18Z'],
    ['sky', 'M24 46v20q24 16 48 0v-20l-24 11Z'],
    ['free', 'M84 40v28'],
    ['lit', circle(84, 72, 5)],
  ],
  work: [
    ['wood', box(8, 32, 80, 50, 6)],
    ['free', 'M34 32v-8q0 -6 6 -6h16q6 0 6 6v8'],
    ['line', 'M8 54h80'],
    ['lit', box(40, 48, 16, 14, 3)],
  ],
  travel: [
    [
      'sky',
      'M86 12q-10 -6 -20 4l-14 14l-38 -8l-8 8l32 18l-14 14l-12 -2l-6 6l16 8l8 16l6 -6l-2 -12l14 -14l18 32l8 -8l-8 -38l14 -14q10 -10 6 -18Z',
    ],
  ],
  call: [
    ['leaf', 'M14 20l14 -10l14 22l-10 8q6 16 24 24l8 -10l22 14l-10 14q-20 8 -44 -16t-18 -46Z'],
    ['free', 'M60 12q20 4 24 24M58 26q10 2 12 12'],
  ],
  write: [
    ['night', box(8, 10, 42, 78, 8)],
    ['paper', box(13, 20, 32, 52, 3)],
    ['lit', 'M44 28h36q8 0 8 8v14q0 8 -8 8h-14l-12 10v-10h-10Z'],
    ['line', 'M54 38h24M54 47h14'],
  ],
  help: [
    ['red', circle(48, 48, 38)],
    ['paper', 'M34 14l6 20M62 14l-6 20M34 82l6 -20M62 82l-6 -20'],
    ['paper', circle(48, 48, 17)],
  ],
  decide: [
    ['free', 'M48 20v62M28 86h40M16 30h64'],
    ['lit', 'M4 58l14 -28l14 28q-14 12 -28 0Z'],
    ['sky', 'M64 58l14 -28l14 28q-14 12 -28 0Z'],
  ],
  stay: [
    ['wood', 'M22 48h52v38h-52Z'],
    ['red', 'M12 50l36 -32l36 32Z'],
    ['lit', circle(48, 64, 10)],
    ['free', 'M6 86h84'],
  ],
  'move-house': [
    ['wood', box(8, 36, 46, 40, 3)],
    ['line', 'M8 50h46M31 36v14'],
    ['free', 'M60 56h26M74 44l12 12l-12 12'],
  ],
  time: [
    ['wood', `${box(20, 8, 56, 10, 3)}${box(20, 78, 56, 10, 3)}`],
    ['paper', 'M28 18h40q0 20 -14 30q14 10 14 30h-40q0 -20 14 -30q-14 -10 -14 -30Z'],
    ['lit', 'M34 78q4 -16 14 -20q10 4 14 20Z'],
  ],
  money: [
    ['leaf', box(6, 24, 84, 46, 5)],
    ['lit', circle(48, 47, 14)],
    ['line', 'M16 34h6M74 60h6M48 40v14'],
  ],
  secret: [
    ['lit', box(20, 42, 56, 44, 6)],
    ['free', 'M30 42v-12q0 -18 18 -18t18 18v12'],
    ['mark', 'M48 56a6 6 0 0 1 4 10l2 10h-12l2 -10a6 6 0 0 1 4 -10Z'],
  ],
  remember: [
    ['paper', box(16, 14, 64, 72, 4)],
    ['red', box(16, 14, 64, 18, 4)],
    ['line', 'M28 46h8M44 46h8M60 46h8M28 62h8M44 62h8'],
    ['lit', circle(64, 64, 8)],
  ],
  pause: [
    ['sky', circle(48, 48, 38)],
    ['paper', `${box(32, 30, 11, 36, 3)}${box(53, 30, 11, 36, 3)}`],
  ],
  pictures: [
    ['paper', box(10, 18, 76, 60, 4)],
    ['sky', box(16, 24, 64, 48, 2)],
    ['leaf', 'M16 72l20 -26l16 18l10 -10l18 18Z'],
    ['lit', circle(66, 36, 7)],
  ],
  steps: [
    ['leaf', 'M8 86v-18h26v-18h26v-18h28v54Z'],
    ['free', 'M66 12l12 -6v22'],
  ],
  kind: [
    ['pale', 'M12 60q20 -10 36 2l24 -16q8 4 4 12l-26 24q-10 6 -38 0Z'],
    ['red', heart(52, 40, 13)],
  ],
} as const satisfies Record<string, readonly Shape[]>;
