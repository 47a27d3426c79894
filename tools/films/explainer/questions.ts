import type { Shot } from '../film.ts';
import { land } from '../drawing/land.ts';
import { PAGE, press, questionPage } from '../drawing/page.ts';
import { pool, put } from '../drawing/shapes.ts';
import { between, mix } from '../motion.ts';

const TOP = 10;
const middle = 320 - PAGE.width / 2;

/** One question fills the page, is answered, and leaves. The next one is skipped, which is fine too. */
export const questions: Shot = {
  cues: [
    {
      seconds: 3.4,
      sv: 'Svara på frågor, en i taget.',
      en: 'Answer questions, one at a time.',
      ar: 'أجب عن الأسئلة، واحدًا تلو الآخر.',
    },
    {
      seconds: 3.2,
      sv: 'Vill du inte svara? Hoppa över.',
      en: "Don't want to answer? Skip it.",
      ar: 'لا تريد أن تجيب؟ تخطَّ السؤال.',
    },
  ],
  draw: (at) => {
    const first = between(at, 2.4, 3.2);
    const second = between(at, 5.1, 5.9);
    const slide = (from: number, gone: number) => mix(mix(760, middle, from), -260, gone);
    const school = questionPage({
      area: 'school',
      tint: '#D5E9F7',
      walked: mix(0.25, 0.42, between(at, 1.4, 1.9)),
      chosen: { index: 1, lit: between(at, 1.2, 1.5) },
    });
    const family = questionPage({ area: 'family', tint: '#FBDCD6', walked: 0.42, skip: press(at, 4.4) });
    const leisure = questionPage({ area: 'leisure', tint: '#E7DFF6', walked: 0.6 });
    return (
      land({ offset: 260, bare: true }) +
      pool(320, 140, 156) +
      put(school, { x: slide(1, first), y: TOP }) +
      put(family, { x: slide(first, second), y: TOP }) +
      put(leisure, { x: slide(second, 0), y: TOP })
    );
  },
};
