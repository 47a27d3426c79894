import { moodLevels } from '@lykta/domain';
import type { Shot } from '../film.ts';
import { drawing } from '../drawing/art.ts';
import { colours } from '../drawing/colours.ts';
import { land } from '../drawing/land.ts';
import { circle, pool, put } from '../drawing/shapes.ts';
import { between, mix, stops } from '../motion.ts';

const faces = moodLevels.map((level) => level.toLowerCase());
const SIZE = 76;
const placeOf = (index: number) => ({ x: 222 + (index % 3) * 98, y: 88 + Math.floor(index / 3) * 104 });

/** Six faces; the light stays equally long at each. */
export const mood: Shot = {
  cues: [
    {
      seconds: 3.8,
      sv: 'Säg hur du mår. Varje dag,\neller bara ibland.',
      en: 'Say how you feel. Every day,\nor just now and then.',
      ar: 'قل كيف تشعر. كل يوم،\nأو أحيانًا فقط.',
    },
    { seconds: 3.2, sv: 'Alla känslor är okej.', en: 'All feelings are okay.', ar: 'كل المشاعر مقبولة.' },
  ],
  draw: (at) => {
    const on = stops(at, 1.6, 0.85, faces.length);
    const shown = between(at, 1.3, 1.8);
    const visited = faces
      .map((_, index) => {
        const near = Math.max(0, 1 - Math.abs(on - index)) * shown;
        return put(circle(0, 0, mix(40, 51, near), colours.lit, colours.ink), {
          ...placeOf(index),
          opacity: near,
        });
      })
      .join('');
    const drawn = faces
      .map((name, index) => {
        const come = between(at, 0.2 + index * 0.12, 0.8 + index * 0.12);
        const near = Math.max(0, 1 - Math.abs(on - index)) * shown;
        const face = drawing(`mood-${name}`, { x: 0, y: -SIZE / 2, width: SIZE });
        return put(face, { ...placeOf(index), scale: mix(0.9, 1, come) + 0.1 * near, opacity: come });
      })
      .join('');
    return land({ offset: 200, bare: true }) + pool(320, 138, 176) + visited + drawn;
  },
};
