import type { Shot } from '../film.ts';
import { card, portrait, spark, toggle } from '../drawing/card.ts';
import { colours } from '../drawing/colours.ts';
import { icon } from '../drawing/icon.ts';
import { land } from '../drawing/land.ts';
import { box, pool, put, words } from '../drawing/shapes.ts';
import { between, mix } from '../motion.ts';

const rows = [
  { width: 96, on: 0.9 },
  { width: 74, on: 1.6 },
  { width: 106, on: undefined },
];

/** Switches choose what is shared. The name disappears from the card before it goes to the chosen adult. */
export const sharing: Shot = {
  cues: [
    {
      seconds: 4.8,
      sv: 'Du väljer vem som får se den.\nDitt namn visas aldrig.',
      en: 'You choose who gets to see it.\nYour name is never shown.',
      ar: 'أنت تختار من يراها.\nاسمك لا يظهر أبدًا.',
    },
  ],
  draw: (at) => {
    const name =
      box({ x: 94, y: 27, width: 104, height: 30, radius: 9 }, colours.quiet) +
      words(106, 42, 80, colours.line);
    const hidden = between(at, 2.2, 2.8);
    const choices = rows.map(({ width, on }, index) => {
      const y = 108 + index * 44;
      return (
        words(26, y, width, colours.line) + toggle(186, y, on === undefined ? 0 : between(at, on, on + 0.3))
      );
    });
    const page =
      card(226, 234) +
      portrait('child-02', 52, 42, 28) +
      put(name, { opacity: 1 - hidden }) +
      put(icon('LockIcon', 112, 42, 26, colours.ink), { opacity: hidden }) +
      choices.join('');
    const arrived = between(at, 3.9, 4.5);
    const way = between(at, 3, 4.2);
    const light = put(spark(mix(330, 452, way), 142 - 40 * way * (1 - way) * 2), {
      opacity: between(at, 2.8, 3.1) * (1 - between(at, 4.1, 4.4)),
    });
    return (
      land({ offset: 330, bare: true }) +
      pool(208, 140, 140) +
      put(page, { x: 95, y: 22 }) +
      put(pool(508, 140, 66), { opacity: arrived }) +
      put(portrait('adult-09', 0, 0, 54, '#D5E9F7'), { x: 508, y: 140, opacity: mix(0.3, 1, arrived) }) +
      light
    );
  },
};
