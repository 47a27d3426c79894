import { mix } from '../motion.ts';
import { colours } from './colours.ts';
import { circle, put } from './shapes.ts';

const cap =
  '<path d="M-4-1H4V5H-4Z" fill="#5A6A8F" stroke="#A9B5CF" stroke-width="2" stroke-linejoin="round"/>';
const glass = (fill: string, line: string) =>
  `<path d="M-4 4.5H4C9 9 10 13 10 16A10 10 0 0 1-10 16C-10 13-9 9-4 4.5Z" fill="${fill}" stroke="${line}" stroke-width="2" stroke-linejoin="round"/>`;
const shine =
  '<path d="M-4.5 15.5Q-4 11.5-1.5 10" fill="none" stroke="#FFF6DC" stroke-width="2.2" stroke-linecap="round"/>';

/** A bulb hanging at x, y, with a pool of light around it. @param lit 0 to 1 */
export function bulb(x: number, y: number, lit: number): string {
  const unlit = glass('#2D3956', '#7B88A8');
  const light =
    circle(0, 15, mix(12, 20.5, lit), colours.ring) + circle(0, 15, mix(10, 15.5, lit), colours.pool);
  return put(
    put(light, { opacity: lit }) +
      cap +
      unlit +
      put(glass(colours.lit, colours.ink) + shine, { opacity: lit }),
    { x, y, scale: 1.7 },
  );
}
