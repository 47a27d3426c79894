import { journeys } from '../journeys.ts';
import { patterns } from '../patterns.ts';

/** The screens that the pages of the book show as pictures; `npm run screens -- --book` takes them. */
export const pictured: ReadonlySet<string> = new Set(
  [...journeys, ...patterns].flatMap(({ steps }) => steps.map(({ story }) => story)),
);
