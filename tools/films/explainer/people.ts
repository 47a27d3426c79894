import type { Shot } from '../film.ts';
import { figure } from '../drawing/art.ts';
import { groundAt, land } from '../drawing/land.ts';
import { put } from '../drawing/shapes.ts';
import { between, mix } from '../motion.ts';

const OFFSET = 60;
const persons = [
  { name: 'adult-04', x: 196, width: 108 },
  { name: 'adult-20', x: 276, width: 108 },
  { name: 'child-07', x: 350, width: 96 },
  { name: 'child-12', x: 424, width: 100 },
  { name: 'pet-01', x: 492, width: 76 },
] as const;

/** The people of a child's life and two homes are lit, one after the other. */
export const people: Shot = {
  cues: [
    {
      seconds: 3.8,
      sv: 'Visa vilka som finns i ditt liv\noch hur du bor.',
      en: 'Show who is in your life\nand how you live.',
      ar: 'اعرض من هم في حياتك\nوأين تسكن.',
    },
  ],
  draw: (at) => {
    const radius = mix(80, 172, between(at, 0, 1.8));
    const homes =
      put(figure('house-villa', { x: 218, y: 60, width: 150 }), { opacity: between(at, 0.3, 0.9) }) +
      put(figure('house-apartment', { x: 428, y: 52, width: 150 }), { opacity: between(at, 0.6, 1.2) });
    const stand = persons.map(({ name, x, width }, index) => {
      const come = between(at, 0.7 + index * 0.4, 1.3 + index * 0.4);
      const y = groundAt(x + OFFSET) - width * 1.24;
      return put(figure(name, { x, y: y + mix(8, 0, come), width }), { opacity: come });
    });
    const light = { x: 320, y: 150, radius };
    return land({ offset: OFFSET, bare: true, light, standing: homes + stand.join('') });
  },
};
