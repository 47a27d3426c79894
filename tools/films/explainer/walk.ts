import type { Shot } from '../film.ts';
import { land } from '../drawing/land.ts';
import { lanternOf, walkingChild } from '../drawing/walker.ts';
import { between, mix } from '../motion.ts';

const FEET = 292;

/** A child walks through the night; the lantern is lit, and the colours come back. */
export const walk: Shot = {
  cues: [
    { seconds: 3, sv: 'Hej! Det här är Lykta.', en: 'Hi! This is Lykta.', ar: 'أهلًا! هذا تطبيق Lykta.' },
    {
      seconds: 3.5,
      sv: 'Här får du berätta hur du har det.',
      en: 'Here you can tell how things are.',
      ar: 'هنا يمكنك أن تحكي عن حياتك.',
    },
  ],
  draw: (at) => {
    const x = mix(180, 330, between(at, -1, 7));
    const light = { ...lanternOf(x, FEET), radius: mix(0, 108, between(at, 0.4, 2.2)) };
    return land({ offset: at * 30, light }) + walkingChild(at, x, FEET, 1);
  },
};
