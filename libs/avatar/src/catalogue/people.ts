import { own, partGroups, type Parts } from '@lykta/domain';
import { modelsOf } from '../compose/compose.ts';
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
  const groups = partGroups.filter((group) => group !== 'ACCESSORIES' && recipe.worn[group] !== undefined);
  const single = Object.fromEntries(groups.map((group) => [group, modelsOf(recipe.worn, group)[0]])) as Parts;
  const carried = modelsOf(recipe.worn, 'ACCESSORIES').map(({ id }) => ({ id }));
  return carried.length > 0 ? { ...single, ACCESSORIES: carried } : single;
}
