import { own, type Parts } from '@lykta/domain';
import { defaultParts } from '../default-parts.ts';
import { adults } from './adults.ts';
import { children } from './children.ts';
import type { Recipe } from './recipe.ts';

/** Every ready-made person by file id; `npm run avatars` writes them to `assets/avatars`. */
export const people: Readonly<Record<string, Recipe>> = {
  default: { worn: defaultParts },
  ...children,
  ...adults,
};

/**
 * Returns the parts of a ready-made child, so that the builder can start with the chosen figure.
 * @returns undefined for adults (built differently), pets, homes and unknown ids
 */
export function partsOfPerson(id: string): Parts | undefined {
  const recipe = own(people, id);
  if (!recipe || recipe.build === 'adult') return undefined;
  const chosen = Object.entries(recipe.worn).map(([group, models]) => [group, [models].flat()[0]]);
  return Object.fromEntries(chosen.filter(([, model]) => model !== undefined)) as Parts;
}
