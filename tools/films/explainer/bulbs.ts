import type { Shot } from '../film.ts';
import { bulb } from '../drawing/bulb.ts';
import { land } from '../drawing/land.ts';
import { put } from '../drawing/shapes.ts';
import { walkingChild } from '../drawing/walker.ts';
import { between } from '../motion.ts';

/** The times at which the seven days are lit; the fourth is never lit, which is not commented on. */
const litAt = [0.7, 1.3, 1.9, undefined, 4.6, 5.2, 5.8];
const sag = (x: number) => 44 + 48 * (1 - ((x - 320) / 280) ** 2);

const FEET = { x: 312, y: 300 };
const SCALE = 0.78;
const light = { x: FEET.x + 11, y: FEET.y - 61, radius: 78 };

const post = (x: number) =>
  `<path d="M${x} 310V36" stroke="#18213A" stroke-width="13" stroke-linecap="round"/><path d="M${x} 310V36" stroke="#435072" stroke-width="7" stroke-linecap="round"/>`;

/** Bulbs on a slack cord, lit where a face was chosen. */
export const bulbs: Shot = {
  cues: [
    {
      seconds: 3.6,
      sv: 'Varje gång du väljer ett ansikte\ntänds en lampa.',
      en: 'Each time you choose a face,\na light comes on.',
      ar: 'كلما اخترت وجهًا\nأضاء مصباح.',
    },
    {
      seconds: 3.2,
      sv: 'Missar du en dag? Det gör inget.',
      en: 'Did you miss a day? Never mind.',
      ar: 'فاتك يوم؟ لا بأس.',
    },
  ],
  draw: (at) => {
    const cord =
      '<path d="M40 44Q320 140 600 44" fill="none" stroke="#7B88A8" stroke-width="3" stroke-linecap="round"/>';
    const days = litAt.map((when, index) => {
      const x = 104 + index * 72;
      return bulb(x, sag(x) + 1, when === undefined ? 0 : between(at, when, when + 0.6));
    });
    return (
      land({ offset: 230, bare: true, light }) +
      post(40) +
      post(600) +
      cord +
      days.join('') +
      put(walkingChild(at, 0, 0, 0), { x: FEET.x, y: FEET.y, scale: SCALE })
    );
  },
};
