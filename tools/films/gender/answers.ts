import type { Shot } from '../film.ts';
import { land } from '../drawing/land.ts';
import { option } from '../drawing/page.ts';
import { pool, put } from '../drawing/shapes.ts';
import { between, stops } from '../motion.ts';

const answers = [
  { x: 176, y: 34, width: 136, word: 62 },
  { x: 328, y: 34, width: 136, word: 50 },
  { x: 196, y: 88, width: 248, word: 128 },
  { x: 176, y: 142, width: 172, word: 96 },
  { x: 362, y: 142, width: 102, word: 36 },
  { x: 196, y: 196, width: 248, word: 156 },
];
const ROUND = 0.75;

/** The light stays equally long at every answer; then all are lit. */
export const everyAnswer: Shot = {
  cues: [
    {
      seconds: 4.2,
      sv: 'Tjej, kille, icke-binär, trans\neller något annat?',
      en: 'Girl, boy, non-binary, trans\nor something else?',
      ar: 'فتاة، فتى، لا ثنائي، عابر\nأو شيء آخر؟',
    },
    { seconds: 3, sv: 'Alla svar är rätt.', en: 'Every answer is right.', ar: 'كل الإجابات صحيحة.' },
    {
      seconds: 3.4,
      sv: 'Vet du inte? Det är också ett svar.',
      en: 'Not sure? That is an answer too.',
      ar: 'لا تعرف؟ هذا جواب أيضًا.',
    },
  ],
  draw: (at) => {
    const on = stops(at, 0.6, ROUND, answers.length);
    const shown = between(at, 0.4, 0.8);
    const all = between(at, 5, 5.8) - between(at, 7.4, 8);
    const last = between(at, 7.4, 8);
    const drawn = answers.map(({ x, y, width, word }, index) => {
      const near = Math.max(0, 1 - Math.abs(on - index)) * shown;
      const isLast = index === answers.length - 1;
      return put(option(x, y, width, word, Math.max(near, all, isLast ? last : 0)), {});
    });
    return land({ offset: 160, bare: true }) + pool(320, 134, 172) + drawn.join('');
  },
};
