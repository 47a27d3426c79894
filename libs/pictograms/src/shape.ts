/** The colours of surfaces: a base tone with its shadow, about 85 % as bright. */
export const tones = {
  lit: ['#ffd56b', '#f0b43c'],
  leaf: ['#a9dc84', '#84bd5e'],
  sky: ['#8fd0ee', '#67b0d4'],
  lilac: ['#c3bff0', '#a29cda'],
  clay: ['#f4b08a', '#d98f66'],
  rose: ['#ee9cac', '#d17889'],
  red: ['#e57a63', '#c55a44'],
  mist: ['#cfd8e4', '#aebaca'],
  paper: ['#ffffff', '#e2e8f0'],
  wood: ['#d9a873', '#b98853'],
  night: ['#5b6a94', '#445179'],
  sea: ['#4fa79f', '#368780'],
  pale: ['#ffdcc2', '#e8b998'],
  tan: ['#d9a074', '#b98055'],
  brown: ['#9a6543', '#7b4c2f'],
  dark: ['#4a3a37', '#352927'],
} as const;
export type Tone = keyof typeof tones;

/**
 * One part of a drawing in a box of 96 × 96: a surface of two tones with an outline, a line on a surface, a free line
 * (which turns light in the dark theme), or a filled mark in the colour of the outline.
 */
export type Shape =
  | readonly [kind: Tone, path: string]
  | readonly [kind: 'line' | 'free' | 'mark', path: string]
  | readonly [kind: 'light', path: string];

/** A circle as a path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** An ellipse as a path. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A rectangle with round corners as a path. */
export const box = (x: number, y: number, width: number, height: number, r = 4): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** A heart with its point at the bottom. */
export const heart = (x: number, y: number, size: number): string =>
  `M${x} ${y + size}c${-size * 1.5} ${-size * 0.8} ${-size * 1.1} ${-size * 2} ${-size * 0.3} ${-size * 1.5}` +
  `q${size * 0.2} ${size * 0.1} ${size * 0.3} ${size * 0.4}q${size * 0.1} ${-size * 0.3} ${size * 0.3} ${-size * 0.4}` +
  `c${size * 0.8} ${-size * 0.5} ${size * 1.2} ${size * 0.7} ${-size * 0.3} ${size * 1.5}Z`;

/** A drop of water, its point up. */
export const drop = (x: number, y: number, size: number): string =>
  `M${x} ${y}c${size * 0.5} ${size * 0.8} ${size} ${size * 1.2} ${size} ${size * 1.8}` +
  `a${size} ${size} 0 0 1 ${-2 * size} 0c0 ${-size * 0.6} ${size * 0.5} ${-size} ${size} ${-size * 1.8}Z`;

/** A star with five points. */
export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    const reach = index % 2 === 0 ? r : r * 0.45;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
