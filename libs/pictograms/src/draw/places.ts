import { box, circle, heart, oval, type Shape } from '../shape.ts';

const ground: Shape = ['free', 'M6 86h84'];

/** Where something is or happens. */
export const places = {
  home: [
    ['wood', 'M18 44h60v42h-60Z'],
    ['red', 'M8 46l40 -34l40 34Z'],
    ['lit', box(54, 54, 14, 14, 2)],
    ['night', 'M28 86v-24q0 -4 4 -4h8q4 0 4 4v24Z'],
    ground,
  ],
  'own-home': [
    ['wood', 'M18 44h60v42h-60Z'],
    ['sea', 'M8 46l40 -34l40 34Z'],
    ['lit', 'M60 64l-18 18l6 6l18 -18a10 10 0 1 0 -6 -6Z'],
    ground,
  ],
  'foster-home': [
    ['wood', 'M18 44h60v42h-60Z'],
    ['leaf', 'M8 46l40 -34l40 34Z'],
    ['red', heart(48, 74, 12)],
    ground,
  ],
  'care-home': [
    ['clay', box(12, 22, 72, 64, 3)],
    [
      'lit',
      `${box(22, 32, 12, 12, 2)}${box(42, 32, 12, 12, 2)}${box(62, 32, 12, 12, 2)}${box(22, 54, 12, 12, 2)}${box(62, 54, 12, 12, 2)}`,
    ],
    ['night', box(41, 58, 14, 28, 3)],
    ground,
  ],
  shelter: [
    ['sky', 'M48 8l34 12v24q0 30 -34 44q-34 -14 -34 -44v-24Z'],
    ['wood', 'M34 46h28v22h-28Z'],
    ['red', 'M28 48l20 -18l20 18Z'],
  ],
  room: [
    ['lilac', box(10, 12, 76, 74, 4)],
    ['sky', box(20, 22, 26, 24, 2)],
    ['line', 'M33 22v24M20 34h26'],
    ['wood', box(14, 58, 68, 16, 4)],
    ['paper', box(18, 52, 20, 12, 5)],
  ],
  bed: [
    ['wood', box(8, 26, 9, 54, 3)],
    ['wood', box(79, 46, 9, 34, 3)],
    ['sky', box(17, 50, 62, 20, 5)],
    ['paper', box(19, 42, 22, 14, 6)],
  ],
  school: [
    ['clay', box(10, 38, 76, 48, 3)],
    ['red', 'M28 38v-12l20 -14l20 14v12Z'],
    ['paper', circle(48, 30, 7)],
    ['line', 'M48 26v4h3'],
    ['lit', `${box(18, 50, 12, 14, 2)}${box(66, 50, 12, 14, 2)}`],
    ['night', box(41, 58, 14, 28, 3)],
    ground,
  ],
  classroom: [
    ['wood', box(8, 12, 80, 50, 4)],
    ['sea', box(14, 18, 68, 38, 2)],
    ['free', 'M24 34h20M24 44h32'],
    ['clay', box(24, 70, 48, 9, 3)],
    ['free', 'M30 80v10M66 80v10'],
  ],
  corridor: [
    ['sky', `${box(10, 12, 22, 74, 3)}${box(36, 12, 22, 74, 3)}${box(62, 12, 22, 74, 3)}`],
    ['line', 'M16 22h10M16 28h10M42 22h10M42 28h10M68 22h10M68 28h10'],
    ['lit', `${circle(27, 52, 3)}${circle(53, 52, 3)}${circle(79, 52, 3)}`],
  ],
  schoolyard: [['free', 'M14 86l14 -66h40l14 66M40 20v44M58 20v44'], ['red', box(33, 62, 32, 9, 3)], ground],
  canteen: [
    ['mist', box(8, 34, 80, 46, 6)],
    ['paper', circle(36, 57, 16)],
    ['leaf', circle(34, 56, 8)],
    ['sky', box(62, 44, 16, 24, 3)],
    ['free', 'M20 14q-4 6 0 12M34 14q-4 6 0 12'],
  ],
  toilet: [
    ['mist', box(14, 8, 68, 80, 4)],
    ['paper', 'M34 30h28v20q0 12 -6 14v14h-16v-14q-6 -2 -6 -14Z'],
    ['sky', oval(48, 50, 14, 6)],
  ],
  'changing-room': [
    ['free', 'M8 14h80M30 14v10M66 14v10'],
    ['lit', 'M18 28l12 -5l12 5l6 12l-8 4v20h-20v-20l-8 -4Z'],
    ['sky', 'M56 26h20l2 38h-9l-3 -22l-3 22h-9Z'],
    ['wood', box(8, 74, 80, 10, 3)],
  ],
  way: [
    ['leaf', 'M4 58q44 -28 88 0v30h-88Z'],
    ['mist', 'M42 48h12l20 40h-52Z'],
    ['line', 'M48 54v6M48 68v8'],
    ['lit', circle(72, 24, 12)],
  ],
  outside: [
    ['wood', box(28, 54, 9, 32, 2)],
    ['leaf', 'M32 12q24 4 22 26q-2 22 -22 22t-22 -22q-2 -22 22 -26Z'],
    ['lit', circle(74, 24, 12)],
    ground,
  ],
  online: [
    ['night', box(26, 6, 44, 84, 8)],
    ['sky', box(31, 16, 34, 56, 3)],
    ['line', 'M38 40q10 -10 20 0M42 48q6 -6 12 0'],
    ['mark', circle(48, 56, 3)],
  ],
  team: [
    ['sea', 'M16 22l16 -8q16 10 32 0l16 8l8 20l-12 6v38h-56v-38l-12 -6Z'],
    ['lit', circle(48, 58, 14)],
    ['line', 'M48 44v28M36 52l24 12M60 52l-24 12'],
  ],
  world: [
    ['sky', circle(48, 48, 38)],
    [
      'leaf',
      'M20 30q14 -16 30 -10q8 8 -4 14q-2 10 -14 8q-6 12 -14 2q-2 -8 2 -14ZM58 48q14 -6 22 4q-2 18 -16 24q-12 -8 -6 -28Z',
    ],
  ],
  night: [
    ['night', circle(48, 48, 38)],
    ['lit', 'M56 22a26 26 0 1 0 16 40a22 22 0 0 1 -16 -40Z'],
    ['light', `${circle(66, 34, 2.4)}${circle(74, 48, 1.8)}${circle(30, 24, 2)}`],
  ],
  evening: [
    ['clay', 'M10 62a38 38 0 0 1 76 0Z'],
    ['lit', 'M26 62a22 22 0 0 1 44 0Z'],
    ['sea', 'M4 62h88v12h-88Z'],
    ['free', 'M20 84h56'],
  ],
  calm: [
    ['sky', 'M6 66h84v20h-84Z'],
    ['leaf', 'M6 66q20 -30 42 -8q18 -20 42 8Z'],
    ['lit', circle(66, 24, 13)],
    ['line', 'M18 76q6 -5 12 0t12 0M54 78q6 -5 12 0t12 0'],
  ],
  noise: [
    ['red', 'M12 36h18l24 -20v64l-24 -20h-18Z'],
    ['free', 'M64 34q8 14 0 28M74 26q14 22 0 44'],
  ],
  clean: [
    ['wood', 'M66 6l8 4l-24 46l-8 -4Z'],
    ['lit', 'M34 48l26 14l-8 26q-20 2 -36 -12Z'],
    ['line', 'M26 66l-6 10M36 72l-6 12M46 76l-4 12'],
    ['free', 'M78 66v12M72 72h12'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
