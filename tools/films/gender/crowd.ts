import type { Shot } from '../film.ts';
import { portrait } from '../drawing/card.ts';
import { colours } from '../drawing/colours.ts';
import { land } from '../drawing/land.ts';
import { circle, put } from '../drawing/shapes.ts';
import { between, mix, stops } from '../motion.ts';

const children = [
  { name: 'child-44', ground: '#D5E9F7' },
  { name: 'child-13', ground: '#FFE4CC' },
  { name: 'child-35', ground: '#DBEFD2' },
  { name: 'child-07', ground: '#E7DFF6' },
  { name: 'child-22', ground: '#FBDCD6' },
  { name: 'child-20', ground: '#DBEFD2' },
  { name: 'child-41', ground: '#FBDCD6' },
  { name: 'child-38', ground: '#E7DFF6' },
  { name: 'child-17', ground: '#D0ECE7' },
  { name: 'child-50', ground: '#D5E9F7' },
];
const placeOf = (index: number) => ({ x: 112 + (index % 5) * 104, y: 86 + Math.floor(index / 5) * 118 });

/** Ten children; the light moves from one to the next, and at the end all are lit. */
export const crowd: Shot = {
  cues: [
    {
      seconds: 3,
      sv: 'Varför frågar vi om kön?',
      en: 'Why do we ask about gender?',
      ar: 'لماذا نسأل عن الجنس؟',
    },
    {
      seconds: 4,
      sv: 'För några är det en viktig del\nav vem de är.',
      en: 'For some people it is a big part\nof who they are.',
      ar: 'لأنه عند بعض الناس\nجزء مهم من هويتهم.',
    },
    {
      seconds: 3.2,
      sv: 'För andra spelar det ingen roll.',
      en: 'For others it does not matter.',
      ar: 'وعند آخرين ليس مهمًا.',
    },
  ],
  draw: (at) => {
    const on = stops(at, 1, 0.8, children.length);
    const all = between(at, 8.2, 9.2);
    const drawn = children.map(({ name, ground }, index) => {
      const near = Math.max(all, 1 - Math.abs(on - index)) * between(at, 0.6, 1.2);
      const ring = circle(0, 0, mix(42, 51, near), colours.pool);
      return put(
        put(ring, { opacity: near }) + put(portrait(name, 0, 0, 42, ground), { opacity: mix(0.5, 1, near) }),
        placeOf(index),
      );
    });
    return land({ offset: 120, bare: true }) + drawn.join('');
  },
};
