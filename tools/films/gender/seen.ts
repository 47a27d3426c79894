import type { Shot } from '../film.ts';
import { card, portrait, toggle } from '../drawing/card.ts';
import { colours } from '../drawing/colours.ts';
import { icon } from '../drawing/icon.ts';
import { land } from '../drawing/land.ts';
import { circle, pool, put, words } from '../drawing/shapes.ts';
import { between, mix } from '../motion.ts';

/** A switch that the child turns on and off again: the choice is theirs. */
export const seen: Shot = {
  cues: [
    {
      seconds: 3.8,
      sv: 'Du väljer om någon får se det.',
      en: 'You choose if anyone may see it.',
      ar: 'أنت تختار من يراه.',
    },
  ],
  draw: (at) => {
    const on = between(at, 0.9, 1.2) - between(at, 2.4, 2.7);
    const eye = circle(0, 0, 30, colours.night) + icon('EyeIcon', 0, 0, 34, colours.lit);
    const page =
      card(250, 200) +
      portrait('child-35', 62, 62, 40, '#DBEFD2') +
      words(118, 52, 92, colours.ink) +
      words(118, 74, 64) +
      words(26, 146, 104, colours.line) +
      put(toggle(0, 0, on), { x: 198, y: 146, scale: 1.4 });
    return (
      land({ offset: 240, bare: true }) +
      pool(320, 140, 158) +
      put(page, { x: 195, y: 40 }) +
      put(eye, { x: 445, y: 56, opacity: mix(0.35, 1, on) })
    );
  },
};
