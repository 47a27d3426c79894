import type { Shot } from '../film.ts';
import { colours } from '../drawing/colours.ts';
import { icon } from '../drawing/icon.ts';
import { land } from '../drawing/land.ts';
import { press } from '../drawing/page.ts';
import { box, circle, pool, put } from '../drawing/shapes.ts';
import { portrait } from '../drawing/card.ts';
import { between, mix } from '../motion.ts';

/** The heart that leads to help, an adult who listens, and the button that calls. */
export const help: Shot = {
  cues: [
    {
      seconds: 3.6,
      sv: 'Vill du prata med någon?\nTryck på Stöd.',
      en: 'Want to talk to someone?\nPress Support.',
      ar: 'هل تريد التحدث مع أحد؟\nاضغط على زر الدعم.',
    },
    {
      seconds: 3,
      sv: 'Är det fara nu? Ring 112.',
      en: 'In danger now? Call 112.',
      ar: 'هل أنت في خطر الآن؟ اتصل بـ 112.',
    },
  ],
  draw: (at) => {
    const apart = between(at, 1.6, 2.4);
    const heart = circle(0, 0, 52, '#FCE7DE', colours.ink) + icon('SupportIcon', 0, 2, 58, colours.clay);
    const call =
      box({ x: -92, y: -30, width: 184, height: 60, radius: 30 }, colours.clay) +
      icon('PhoneIcon', 0, 0, 36, colours.white);
    return (
      land({ offset: 420, bare: true }) +
      pool(320, 124, 140) +
      put(portrait('adult-13', 0, 0, 46, '#DBEFD2'), { x: mix(320, 392, apart), y: 104, opacity: apart }) +
      put(heart, {
        x: mix(320, 256, apart),
        y: mix(124, 104, apart),
        scale: mix(1, 0.9, apart) - 0.05 * press(at, 1),
      }) +
      put(call, {
        x: 320,
        y: mix(216, 206, between(at, 3.5, 4.1)),
        opacity: between(at, 3.5, 4.1),
        scale: 1 - 0.04 * press(at, 4.8),
      })
    );
  },
};
