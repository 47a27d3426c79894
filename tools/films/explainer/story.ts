import type { Shot } from '../film.ts';
import { card, portrait, storyLine } from '../drawing/card.ts';
import { colours } from '../drawing/colours.ts';
import { land } from '../drawing/land.ts';
import { circle, pool, put, words } from '../drawing/shapes.ts';
import { between, mix } from '../motion.ts';

const lines = [136, 112, 146, 92];

/** Small lights fly into a card and become its lines: the answers are the story. */
export const story: Shot = {
  cues: [
    {
      seconds: 3.8,
      sv: 'Dina svar blir din berättelse.',
      en: 'Your answers become your story.',
      ar: 'إجاباتك تصبح قصتك.',
    },
  ],
  draw: (at) => {
    const drawn = lines.map((width, index) => {
      const start = 0.5 + index * 0.5;
      const fly = between(at, start, start + 0.8);
      const y = 106 + index * 36;
      const light = circle(
        mix(-150 + index * 40, 34, fly),
        mix(20 + index * 60, y, fly),
        6.5,
        colours.lit,
        colours.ink,
      );
      return (
        storyLine(34, y, width, between(at, start + 0.7, start + 1.2)) +
        put(light, { opacity: between(at, start, start + 0.3) })
      );
    });
    const page =
      card(236, 240) +
      portrait('child-02', 52, 44, 30) +
      words(98, 36, 96, colours.ink) +
      words(98, 56, 66) +
      drawn.join('');
    return land({ offset: 300, bare: true }) + pool(320, 140, 158) + put(page, { x: 202, y: 22 });
  },
};
