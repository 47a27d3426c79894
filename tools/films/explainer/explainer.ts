import type { Film } from '../film.ts';
import { adults } from './adults.ts';
import { arrive } from './arrive.ts';
import { bulbs } from './bulbs.ts';
import { help } from './help.ts';
import { mood } from './mood.ts';
import { people } from './people.ts';
import { questions } from './questions.ts';
import { sharing } from './sharing.ts';
import { story } from './story.ts';
import { walk } from './walk.ts';

/** How Lykta works, for the start page (docs/product.md §2, /). */
export const explainer: Film = {
  name: 'explainer',
  shots: [walk, mood, bulbs, questions, people, story, sharing, adults, help, arrive],
  poster: 4,
};
