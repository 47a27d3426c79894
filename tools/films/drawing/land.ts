import { round } from '../motion.ts';
import { colours } from './colours.ts';
import { circle } from './shapes.ts';

/** The colours of the land in one light: far from the lantern, at the edge of its light, and near it. */
interface Tone {
  sky: string;
  line: string;
  back: string;
  front: string;
  tree: string;
  wall: string;
  roof: string;
  flower: string;
}

const night: Tone = {
  sky: colours.night,
  line: '#18213A',
  back: '#2A3759',
  front: '#243152',
  tree: '#18213A',
  wall: '#2A3556',
  roof: '#18213A',
  flower: '#3A4A72',
};
const dusk: Tone = {
  sky: colours.ring,
  line: '#232E50',
  back: '#4B5583',
  front: '#3C5671',
  tree: '#2C3A60',
  wall: '#7A4F5C',
  roof: '#2C3A60',
  flower: '#9A7FA8',
};
const lit: Tone = {
  sky: colours.pool,
  line: colours.ink,
  back: '#C9DDA2',
  front: '#8CC97B',
  tree: '#6FA36A',
  wall: '#E07A5F',
  roof: '#5A6A8F',
  flower: '#F08A7E',
};

/** The ground's height at a position of the land, in film coordinates. */
const backAt = (place: number) => 236 - 16 * Math.sin(place / 92) - 7 * Math.sin(place / 41);
/** The ground's height of the hill that the figures walk on. */
export const groundAt = (place: number) => 284 - 9 * Math.sin(place / 128 + 1);

const trees = [30, 96, 250, 470, 545, 640, 760, 905, 1010, 1090, 1260];
const houses = [392, 830, 1190];
const flowers = [60, 150, 205, 300, 355, 430, 520, 600, 690, 735, 815, 880, 960, 1040, 1130];
const stars = [
  [40, 62],
  [92, 24],
  [150, 88],
  [214, 40],
  [262, 108],
  [318, 26],
  [372, 70],
  [436, 34],
  [492, 96],
  [548, 28],
  [604, 72],
  [24, 132],
  [616, 140],
] as const;

const inSight = (at: number) => at > -80 && at < 720;

function hill(heightAt: (place: number) => number, offset: number, fill: string, { line }: Tone): string {
  const points = Array.from({ length: 84 }, (_, index) => index * 8 - 16);
  const edge = points.map((x) => `${x} ${round(heightAt(x + offset))}`).join('L');
  return `<path fill="${fill}" stroke="${line}" stroke-width="3" d="M-16 380L${edge}L664 380Z"/>`;
}

function tree(x: number, y: number, size: number, tone: Tone): string {
  const u = size / 40;
  return `<path d="M${round(x)} ${round(y - 68 * u)}l19 34h-9l15 34h-50l15-34h-9z" transform="translate(${round(x - x * u)} ${round((y - 68 * u) * (1 - u))}) scale(${round(u)})" fill="${tone.tree}" stroke="${tone.line}" stroke-width="2.6" stroke-linejoin="round"/>`;
}

function house(x: number, y: number, tone: Tone): string {
  return `<g transform="translate(${round(x)} ${round(y)})" stroke="${tone.line}" stroke-width="2.6" stroke-linejoin="round"><path fill="${tone.wall}" d="M-19 4V-20L0-38L19-20V4Z"/><path fill="none" stroke="${tone.roof}" stroke-width="6" stroke-linecap="round" d="M-25-18L0-42L25-18"/><path fill="${colours.lit}" d="M-6-18H6V-6H-6Z"/></g>`;
}

function flower(x: number, y: number, tone: Tone): string {
  return `<path d="M${round(x)} ${round(y)}v-10" stroke="${tone.line}" stroke-width="2.4" stroke-linecap="round"/><circle cx="${round(x)}" cy="${round(y - 14)}" r="4" fill="${tone.flower}" stroke="${tone.line}" stroke-width="2.2"/>`;
}

function backIn(tone: Tone, offset: number, bare: boolean): string {
  const at = (places: readonly number[]) =>
    places.map((place) => ({ place, x: place - offset })).filter(({ x }) => inSight(x));
  const things = bare
    ? ''
    : at(houses)
        .map(({ place, x }) => house(x, backAt(place) + 4, tone))
        .join('') +
      at(trees)
        .map(({ place, x }) => tree(x, backAt(place) + 10, 30 + (place % 3) * 8, tone))
        .join('');
  const sky = `<path fill="${tone.sky}" d="M0 0H640V360H0Z"/>`;
  const lights = stars.map(([x, y], index) => circle(x, y, 1.2 + (index % 3) * 0.35, colours.star)).join('');
  return `${sky}${tone === night ? lights : ''}${hill(backAt, offset, tone.back, tone)}${things}`;
}

function frontIn(tone: Tone, offset: number): string {
  const bloom = flowers
    .filter((place) => inSight(place - offset))
    .map((place) => flower(place - offset, groundAt(place) + 22 + (place % 3) * 13, tone));
  return hill(groundAt, offset, tone.front, tone) + bloom.join('');
}

interface Light {
  x: number;
  y: number;
  radius: number;
}

interface View {
  /** How far the view has moved along the land. */
  offset?: number;
  /** Where the lantern shines; without it the land is dark. */
  light?: Light;
  /** Omits trees and homes, where something else is on the hill. */
  bare?: boolean;
  /** Content behind the nearest hill, which covers its lower part. */
  standing?: string;
}

/** Draws hills at night, with colour where the light is. */
export function land({ offset = 0, light, bare = false, standing = '' }: View): string {
  const inEveryLight = (name: string, draw: (tone: Tone) => string) =>
    draw(night) + (light && light.radius > 0 ? shining(name, light, draw) : '');
  return (
    inEveryLight('back', (tone) => backIn(tone, offset, bare)) +
    standing +
    inEveryLight('front', (tone) => frontIn(tone, offset))
  );
}

function shining(name: string, { x, y, radius }: Light, draw: (tone: Tone) => string): string {
  const within = (tone: Tone, reach: number, id: string) =>
    `<clipPath id="${id}">${circle(x, y, reach, '#000')}</clipPath><g clip-path="url(#${id})">${draw(tone)}</g>`;
  return within(dusk, radius * 1.42, `${name}-dusk`) + within(lit, radius, `${name}-lit`);
}
