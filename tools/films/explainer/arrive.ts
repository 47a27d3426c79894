import type { Shot } from '../film.ts';
import { figure } from '../drawing/art.ts';
import { groundAt, land } from '../drawing/land.ts';
import { lanternOf, walkingChild } from '../drawing/walker.ts';
import { put } from '../drawing/shapes.ts';
import { between, mix } from '../motion.ts';

const FEET = 292;

/** The child stops, and the light reaches a home, and a cat that waited. */
export const arrive: Shot = {
  cues: [
    {
      seconds: 4.4,
      sv: 'Du bestämmer själv.\nVälkommen!',
      en: 'You decide.\nWelcome!',
      ar: 'القرار لك.\nأهلًا بك!',
    },
  ],
  draw: (at) => {
    const walked = between(at, -1, 2.4);
    const x = mix(170, 270, walked);
    const light = { ...lanternOf(x, FEET), radius: mix(108, 190, between(at, 1.6, 3.8)) };
    const pace = 1 - between(at, 1.4, 2.2);
    const offset = mix(440, 500, walked);
    const cat = { x: 940 - offset, y: groundAt(940) - 92, width: 70 };
    const standing = put(figure('pet-05', cat), { opacity: between(at, 2, 3) });
    return land({ offset, light, standing }) + walkingChild(at, x, FEET, pace);
  },
};
