import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '@lykta/avatar/compose';
import { people } from '@lykta/avatar/people';
import { assets, partOf } from './files.ts';

/** Composes the ready-made people of the catalogue into `libs/avatar/assets/avatars`. @returns how many */
export function writePeople(): number {
  const recipes = Object.entries(people);
  for (const [id, { worn, build }] of recipes) {
    writeFileSync(join(assets, 'avatars', `${id}.svg`), compose(worn, partOf, { build }) + '\n');
  }
  return recipes.length;
}
