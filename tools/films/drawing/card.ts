import { mix } from '../motion.ts';
import { head } from './art.ts';
import { colours } from './colours.ts';
import { box, circle, put, words } from './shapes.ts';

/** The head of a figure in a round picture. */
export function portrait(name: string, x: number, y: number, radius: number, ground = '#FFE4CC'): string {
  const id = `portrait-${name}`;
  return (
    circle(x, y, radius, ground) +
    `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
    `<g clip-path="url(#${id})">${head(name, { x, y: y - radius, width: radius * 2 })}</g>`
  );
}

/** A white card with round corners and no controls. Its upper left corner is 0, 0. */
export function card(width: number, height: number): string {
  return box({ x: 0, y: 0, width, height, radius: 18 }, colours.card, colours.ink);
}

/** A line of the story: a light and a word line. @param lit 0 to 1 */
export function storyLine(x: number, y: number, width: number, lit: number): string {
  return (
    circle(x, y, 6, colours.quiet, colours.line) +
    put(circle(x, y, 7, colours.lit, colours.ink), { opacity: lit }) +
    words(x + 18, y, mix(8, width, lit), lit > 0.5 ? colours.line : colours.wordLine)
  );
}

/** A switch: hollow when off, lit when on. @param on 0 to 1 */
export function toggle(x: number, y: number, on: number): string {
  const place = { x: x - 20, y: y - 12, width: 40, height: 24, radius: 12 };
  const off = box(place, colours.quiet, colours.line) + circle(x - 8, y, 7, colours.card, colours.line);
  const lit = box(place, colours.lit, colours.ink) + circle(mix(x - 8, x + 8, on), y, 8, colours.ink);
  return off + put(lit, { opacity: on });
}

/** A light that moves from one person to another. */
export function spark(x: number, y: number): string {
  return (
    circle(x, y, 13, colours.ring) +
    circle(x, y, 9, colours.pool) +
    circle(x, y, 5.5, colours.lit, colours.ink)
  );
}
