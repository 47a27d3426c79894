import type { Shot } from '../film.ts';
import { figure } from '../drawing/art.ts';
import { spark } from '../drawing/card.ts';
import { colours } from '../drawing/colours.ts';
import { icon } from '../drawing/icon.ts';
import { groundAt, land } from '../drawing/land.ts';
import { box, circle, put, words } from '../drawing/shapes.ts';
import { between, mix } from '../motion.ts';

const OFFSET = 90;
const grownUps = [
  { name: 'adult-24', x: 412 },
  { name: 'adult-28', x: 488 },
  { name: 'adult-11', x: 564 },
];

const letter =
  box({ x: -30, y: -21, width: 60, height: 42, radius: 8 }, colours.card, colours.ink) +
  icon('MailIcon', 0, 0, 30, colours.ink);
const answers =
  box({ x: -25, y: -29, width: 50, height: 58, radius: 9 }, colours.card, colours.ink) +
  [-13, 3, 19]
    .map((y) => put(spark(0, 0), { x: -13, y: y - 3, scale: 0.42 }) + words(-3, y - 3, 20, colours.line))
    .join('');
const kept = circle(0, 0, 14, colours.ink) + icon('LockIcon', 0, -1, 17, colours.lit);

/** A letter comes to the child; the child sends one card back and keeps the rest. */
export const adults: Shot = {
  cues: [
    {
      seconds: 4.6,
      sv: 'En vuxen kan bjuda in dig, kanske\nfrån soc, skolan eller vården.',
      en: 'An adult may invite you, from\nsocial services, school or care.',
      ar: 'قد يدعوك شخص بالغ من الخدمات\nالاجتماعية أو المدرسة أو الرعاية.',
    },
    {
      seconds: 3.6,
      sv: 'Den vuxna ser bara\ndet som du skickar dit.',
      en: 'That adult only sees\nwhat you send them.',
      ar: 'هذا الشخص يرى فقط\nما ترسله إليه.',
    },
  ],
  draw: (at) => {
    const stand = grownUps.map(({ name, x }, index) => {
      const come = between(at, 0.3 + index * 0.4, 1 + index * 0.4);
      return put(figure(name, { x, y: groundAt(x + OFFSET) - 122, width: 104 }), { opacity: come });
    });
    const child = figure('child-02', { x: 150, y: groundAt(150 + OFFSET) - 136, width: 118 });
    const comes = between(at, 1.7, 3.4);
    const goes = between(at, 5.8, 7.4);
    const drawn = between(at, 4.7, 5.2);
    const from = (x: number, share: number) => ({
      x: mix(x, 470, share),
      y: mix(78, 108, share) - 70 * share * (1 - share),
    });
    return (
      land({
        offset: OFFSET,
        bare: true,
        light: { x: 150, y: 172, radius: 128 },
        standing: child + stand.join(''),
      }) +
      put(letter, { ...from(216, 1 - comes), opacity: between(at, 1.5, 1.9) * (1 - between(at, 4.2, 4.6)) }) +
      put(answers, { x: 92, y: 78, opacity: drawn }) +
      put(answers, { x: 150, y: 68, opacity: drawn }) +
      put(answers, { ...from(208, goes), opacity: drawn }) +
      put(kept, { x: 121, y: 104, opacity: between(at, 5.4, 5.8) })
    );
  },
};
