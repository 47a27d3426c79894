import { box, circle, heart, oval, type Shape, type Tone } from '../shape.ts';

interface Looks {
  readonly skin: Tone;
  readonly hair: Tone;
  readonly shirt: Tone;
}

/** Who stands in the drawings: skin, hair and shirt. */
export const looks = {
  amal: { skin: 'brown', hair: 'dark', shirt: 'lit' },
  bo: { skin: 'pale', hair: 'wood', shirt: 'sky' },
  cleo: { skin: 'tan', hair: 'dark', shirt: 'lilac' },
  dan: { skin: 'pale', hair: 'red', shirt: 'leaf' },
  eva: { skin: 'tan', hair: 'brown', shirt: 'sea' },
} as const satisfies Record<string, Looks>;

/** The face of a small person: two dots and a mouth. */
const features = (x: number, y: number, size: number, mood: 'calm' | 'low' | 'sharp'): readonly Shape[] => [
  ['mark', `${circle(x - size * 0.3, y, size * 0.09)}${circle(x + size * 0.3, y, size * 0.09)}`],
  [
    'line',
    {
      calm: `M${x - size * 0.22} ${y + size * 0.34}q${size * 0.22} ${size * 0.22} ${size * 0.44} 0`,
      low: `M${x - size * 0.2} ${y + size * 0.46}q${size * 0.2} ${-size * 0.18} ${size * 0.4} 0`,
      sharp: `M${x - size * 0.26} ${y + size * 0.46}h${size * 0.52}M${x - size * 0.5} ${y - size * 0.4}l${size * 0.32} ${size * 0.16}M${x + size * 0.5} ${y - size * 0.4}l${-size * 0.32} ${size * 0.16}`,
    }[mood],
  ],
];

/** A person down to the chest: `x` the middle, `y` the middle of the head, `size` its radius. */
export function person(
  { skin, hair, shirt }: Looks,
  x: number,
  y: number,
  size: number,
  mood: 'calm' | 'low' | 'sharp' = 'calm',
): readonly Shape[] {
  const chest = y + size * 1.05;
  return [
    [
      shirt,
      `M${x - size * 1.3} ${y + size * 2.7}q0 ${-size * 1.7} ${size * 1.3} ${-size * 1.7}t${size * 1.3} ${size * 1.7}Z`,
    ],
    [skin, box(x - size * 0.28, chest - size * 0.3, size * 0.56, size * 0.5, size * 0.2)],
    [skin, circle(x, y, size)],
    [
      hair,
      `M${x - size} ${y}a${size} ${size} 0 0 1 ${2 * size} 0q${-size * 0.5} ${-size * 0.1} ${-size * 0.8} ${-size * 0.5}q${-size * 0.5} ${size * 0.5} ${-size * 1.2} ${size * 0.5}Z`,
    ],
    ...features(x, y + size * 0.2, size, mood),
  ];
}

const bubble = (x: number, y: number): string =>
  `M${x - 14} ${y - 11}h28q5 0 5 5v11q0 5 -5 5h-12l-9 8v-8h-7q-5 0 -5 -5v-11q0 -5 5 -5Z`;

/** People, alone and together. */
export const people = {
  friends: [...person(looks.amal, 28, 38, 17), ...person(looks.bo, 68, 38, 17), ['red', heart(48, 12, 7)]],
  'best-friend': [...person(looks.cleo, 48, 50, 17), ['lit', heart(48, 20, 9)]],
  adult: [...person(looks.eva, 34, 32, 19), ...person(looks.dan, 72, 56, 13)],
  adults: [...person(looks.eva, 28, 36, 18), ...person(looks.bo, 68, 36, 18)],
  family: [
    ...person(looks.eva, 24, 30, 15),
    ...person(looks.cleo, 72, 30, 15),
    ...person(looks.dan, 48, 60, 12),
  ],
  siblings: [...person(looks.cleo, 32, 36, 17), ...person(looks.amal, 70, 56, 13)],
  children: [
    ...person(looks.bo, 20, 50, 12),
    ...person(looks.cleo, 48, 40, 13),
    ...person(looks.amal, 76, 50, 12),
  ],
  parents: [
    ...person(looks.eva, 30, 38, 18),
    ...person(looks.dan, 68, 38, 18),
    ['lit', box(42, 78, 12, 10, 3)],
  ],
  staff: [...person(looks.bo, 48, 36, 20), ['paper', box(56, 66, 18, 14, 3)], ['line', 'M60 71h10M60 75h6']],
  stranger: [
    ...person(looks.eva, 44, 40, 20),
    ['paper', circle(44, 42, 14)],
    ['line', 'M39 39q0 -6 5 -6t5 5q0 4 -5 6v2'],
    ['free', 'M78 20v14M78 42v1'],
  ],
  alone: [...person(looks.bo, 48, 40, 19, 'low'), ['free', 'M6 90h84']],
  'by-myself': [
    ...person(looks.cleo, 40, 44, 18),
    ['leaf', 'M70 74q-10 -26 10 -42q14 24 -10 42Z'],
    ['free', 'M70 74v14'],
  ],
  'left-out': [
    ...person(looks.amal, 20, 26, 11),
    ...person(looks.eva, 46, 26, 11),
    ...person(looks.bo, 76, 62, 11, 'low'),
    ['free', 'M62 12v30M44 68h16'],
  ],
  someone: [
    ['mist', circle(48, 34, 20)],
    ['mist', 'M16 90q0 -34 32 -34t32 34Z'],
    ['line', 'M42 29q0 -6 6 -6t6 5q0 4 -6 7v3M48 43v.5'],
  ],
  'talk-together': [
    ...person(looks.cleo, 24, 56, 13),
    ...person(looks.eva, 72, 56, 13),
    ['lit', bubble(36, 18)],
    ['paper', bubble(70, 24)],
  ],
  listens: [
    ...person(looks.eva, 36, 40, 20),
    ['pale', 'M66 64q-6 -26 10 -34q16 -2 14 14q0 10 -10 14q-2 10 -14 6Z'],
    ['line', 'M74 56q-4 -16 6 -18'],
  ],
  hug: [
    ...person(looks.eva, 36, 34, 16),
    ...person(looks.dan, 58, 42, 14),
    ['sea', 'M22 70q26 16 54 -2l2 9q-30 20 -60 2Z'],
  ],
  helps: [
    ...person(looks.eva, 26, 34, 15),
    ...person(looks.dan, 70, 48, 13),
    ['pale', 'M36 66q14 10 26 2l4 8q-18 12 -34 0Z'],
  ],
  mean: [
    ...person(looks.bo, 34, 44, 19, 'sharp'),
    ['red', bubble(70, 22)],
    ['line', 'M63 18l14 8M77 18l-14 8'],
  ],
  'angry-adult': [
    ...person(looks.eva, 48, 44, 19, 'sharp'),
    ['free', 'M12 20q-6 -6 0 -12M22 14q-5 -6 0 -10M84 20q6 -6 0 -12M74 14q5 -6 0 -10'],
  ],
  visitors: [
    ['wood', box(8, 10, 40, 78, 4)],
    ['lit', circle(40, 50, 3.5)],
    ...person(looks.amal, 64, 44, 14),
    ...person(looks.bo, 84, 56, 10),
  ],
  heard: [...person(looks.dan, 26, 50, 15), ['lit', bubble(60, 26)], ['line', 'M53 26l4 5l9 -10']],
  cares: [...person(looks.cleo, 48, 40, 19), ['red', heart(48, 76, 9)]],
  love: [['red', heart(48, 62, 30)]],
  'broken-heart': [
    ['red', 'M42 32q-10 -22 -26 -10q-22 20 26 62l6 -18l-12 -12l12 -10Z'],
    ['red', 'M56 32q8 -22 26 -10q20 20 -26 62l8 -18l-14 -12l12 -10Z'],
  ],
  together: [
    ...person(looks.amal, 30, 42, 17),
    ...person(looks.dan, 66, 42, 17),
    ['lit', oval(48, 86, 16, 5)],
  ],
} as const satisfies Record<string, readonly Shape[]>;
