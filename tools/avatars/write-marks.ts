import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markBelowHead } from '@lykta/avatar/below-head';
import { assets, idsIn } from './files.ts';

/** Marks in every part file which of its shapes lie below the head. */
export function writeMarks(): void {
  for (const id of idsIn('avatarParts')) {
    const file = join(assets, 'avatarParts', `${id}.svg`);
    writeFileSync(file, markBelowHead(readFileSync(file, 'utf8')));
  }
}
