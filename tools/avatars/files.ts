import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePart, type Part } from '@lykta/avatar/parse';

export const assets = join(import.meta.dirname, '../../libs/avatar/assets');

const parts = new Map<string, Part>();

/** The parsed file of a part, read from disk once. */
export function partOf(id: string): Part {
  const known = parts.get(id);
  if (known) return known;
  const part = parsePart(readFileSync(join(assets, 'avatarParts', `${id}.svg`), 'utf8'));
  parts.set(id, part);
  return part;
}

/** Ids of all files in a folder of drawings, sorted. */
export function idsIn(folder: 'avatarParts' | 'avatars'): string[] {
  return readdirSync(join(assets, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}
