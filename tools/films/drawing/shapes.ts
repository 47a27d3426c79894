import { round } from '../motion.ts';
import { colours } from './colours.ts';

/** Wraps content in a group with position, scale and opacity; returns nothing if it is invisible. */
export function put(content: string, { x = 0, y = 0, scale = 1, opacity = 1 }): string {
  if (opacity <= 0) return '';
  const seen = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
  const size = scale === 1 ? '' : ` scale(${round(scale)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${size}"${seen}>${content}</g>`;
}

export function circle(x: number, y: number, radius: number, fill: string, line = ''): string {
  const stroke = line && ` stroke="${line}" stroke-width="2.5"`;
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(Math.max(0, radius))}" fill="${fill}"${stroke}/>`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

export function box({ x, y, width, height, radius = 12 }: Box, fill: string, line = ''): string {
  const stroke = line && ` stroke="${line}" stroke-width="2.5"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"${stroke}/>`;
}

/** A pool of light: two concentric flat circles, about 2 : 3. */
export function pool(x: number, y: number, radius: number): string {
  return circle(x, y, radius * 1.42, colours.ring) + circle(x, y, radius, colours.pool);
}

/** A line in place of words: the films contain no text, so that they work in every language. */
export function words(x: number, y: number, width: number, fill: string = colours.wordLine): string {
  return box({ x, y: y - 4, width, height: 8, radius: 4 }, fill);
}
