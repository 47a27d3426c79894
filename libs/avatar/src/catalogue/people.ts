import { adults } from './adults.ts';
import { children } from './children.ts';
import type { Recipe } from './recipe.ts';
import { defaultPerson } from './recipe.ts';

/** Every ready-made person by file id: what `npm run avatars` writes to `assets/avatars`. */
export const people: Readonly<Record<string, Recipe>> = { default: defaultPerson, ...children, ...adults };
