import type { Shot } from '../film.ts';
import { land } from '../drawing/land.ts';
import { PAGE, press, questionPage } from '../drawing/page.ts';
import { pool, put } from '../drawing/shapes.ts';
import { between, mix } from '../motion.ts';

const middle = 320 - PAGE.width / 2;
const page = { area: 'myself', tint: '#FFE4CC', walked: 0.5 } as const;

/** A question is skipped; then an answer is replaced by another. */
export const change: Shot = {
  cues: [
    {
      seconds: 3.2,
      sv: 'Vill du inte svara? Hoppa över.',
      en: "Don't want to answer? Skip it.",
      ar: 'لا تريد أن تجيب؟ تخطَّ السؤال.',
    },
    {
      seconds: 3.6,
      sv: 'Du kan ändra ditt svar när du vill.',
      en: 'You can change it when you like.',
      ar: 'يمكنك تغيير جوابك متى شئت.',
    },
  ],
  draw: (at) => {
    const gone = between(at, 2, 2.8);
    const skipped = questionPage({ ...page, skip: press(at, 1.3) });
    const first = between(at, 3.4, 3.7) - between(at, 4.8, 5.1);
    const chosen = at < 4.95 ? { index: 0, lit: first } : { index: 2, lit: between(at, 5.1, 5.4) };
    return (
      land({ offset: 200, bare: true }) +
      pool(320, 140, 156) +
      put(skipped, { x: mix(middle, -260, gone), y: 10 }) +
      put(questionPage({ ...page, chosen }), { x: mix(760, middle, gone), y: 10 })
    );
  },
};
