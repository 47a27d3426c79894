import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { round } from '../motion.ts';

const root = join(import.meta.dirname, '../../..');
const folders = {
  drawing: join(root, 'libs/ui/src/art/svg'),
  figure: join(root, 'libs/avatar/assets/avatars'),
};
const read = new Map<string, string>();

/** Returns the content of a drawing; its ids get a prefix, so that several drawings can be in one document. */
function insideOf(kind: keyof typeof folders, name: string): string {
  const known = read.get(name);
  if (known !== undefined) return known;
  const source = readFileSync(join(folders[kind], `${name}.svg`), 'utf8');
  const inside = source.replace(/(id="|url\(#)([\w-]+)/g, `$1${name}-$2`);
  read.set(name, inside);
  return inside;
}

interface Place {
  x: number;
  y: number;
  width: number;
  /** Whether free lines, such as the lantern's handle, are light on the night background. */
  onNight?: boolean;
}

function placed(svg: string, { x, y, width, onNight = false }: Place): string {
  const [, left, top, wide, high] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
  if (!wide || !high) throw new Error('A drawing without a viewBox');
  const scale = width / Number(wide);
  const style = onNight ? ' style="--ink-line:#A9B5CF;--metal:#5A6A8F;--metal-shade:#435072"' : '';
  return svg.replace(
    /<svg[^>]*>/,
    `<svg x="${round(x - width / 2)}" y="${round(y)}" width="${round(width)}" height="${round(Number(high) * scale)}" viewBox="${left} ${top} ${wide} ${high}"${rest(svg)}${style}>`,
  );
}

/** Returns the line attributes of a figure's root element. */
function rest(svg: string): string {
  const open = /<svg([^>]*)>/.exec(svg)?.[1] ?? '';
  return [...open.matchAll(/ (?:color|fill|stroke[\w-]*)="[^"]*"/g)].join('');
}

/** A drawing of libs/ui: an area, a face or the lantern. @param place x is its centre, y its upper edge */
export function drawing(name: string, place: Place): string {
  return placed(insideOf('drawing', name), place);
}

/** A whole figure, pet or home of libs/avatar, with the ratio 2 : 3. @param place x is its centre, y its upper edge */
export function figure(name: string, place: Place): string {
  return placed(insideOf('figure', name), place);
}

/** The head of a figure in a square. */
export function head(name: string, place: Place): string {
  return placed(insideOf('figure', name).replace('viewBox="0 0 200 300"', 'viewBox="22 11 156 156"'), place);
}
