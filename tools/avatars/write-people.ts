// Composes the ready-made people of libs/avatar's catalogue into libs/avatar/assets/avatars. Part of `npm run avatars`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '@lykta/avatar/compose';
import { people } from '@lykta/avatar/people';
import { assets, partOf } from './files.ts';

for (const [id, { worn, build }] of Object.entries(people)) {
  writeFileSync(join(assets, 'avatars', `${id}.svg`), compose(worn, partOf, { build }) + '\n');
}
console.log(`${Object.keys(people).length} people written`);
