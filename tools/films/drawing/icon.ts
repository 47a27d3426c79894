import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { round } from '../motion.ts';

const folder = join(import.meta.dirname, '../../../libs/ui/src/icon');
const source = globSync('*-icons.ts', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** An icon of libs/ui as lines, centred at x, y. @throws if there is no icon of that name */
export function icon(name: string, x: number, y: number, size: number, colour: string): string {
  const path = new RegExp(`'${name}',\\s*'([^']+)'`).exec(source)?.[1];
  if (!path) throw new Error(`No icon ${name}`);
  const scale = round(size / 24);
  return `<path transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${scale})" d="${path}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
}
