import type { Film } from '../film.ts';
import { everyAnswer } from './answers.ts';
import { change } from './change.ts';
import { crowd } from './crowd.ts';
import { seen } from './seen.ts';

/** Why Lykta asks for gender, and that every answer is right (docs/product.md §2, onboarding). */
export const gender: Film = { name: 'gender', shots: [crowd, everyAnswer, change, seen], poster: 9.6 };
