import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { people } from '../catalogue/people.ts';
import { calmFigures } from './calm.ts';
import { luminance } from './colours.ts';
import { compose } from './compose.ts';
import { parsePart } from './parse.ts';

const folder = `${import.meta.dirname}/../../assets/avatarParts`;
const partOf = (id: string) => parsePart(readFileSync(`${folder}/${id}.svg`, 'utf8'));

describe.each(Object.entries(people))('%s in the calm style', (_id, { worn, ...options }) => {
  const usual = compose(worn, partOf, options);
  const calm = compose(worn, partOf, { ...options, style: calmFigures });

  it('has the same shapes, with thinner lines', () => {
    const shapes = (svg: string) => [...svg.matchAll(/ d="[^"]+"/g)].map(([shape]) => shape);
    expect(shapes(usual)).toEqual(expect.arrayContaining(shapes(calm)));
    expect(calm).toContain('stroke-width="2.3"');
  });

  it('closes every group that it opens', () => {
    const count = (what: RegExp) => calm.match(what)?.length ?? 0;
    expect(count(/<g\b/g)).toBe(count(/<\/g>/g));
  });
});

it('greys clothes, and leaves skin and hair as they were chosen', () => {
  expect(calmFigures.colour('HEADS', '#C8453F')).toBe('#C8453F');
  expect(calmFigures.colour('HAIR', '#E88BB0')).toBe('#E88BB0');
  const grey = calmFigures.colour('CLOTHES', '#C8453F');
  const channels = [1, 3, 5].map((at) => parseInt(grey.slice(at, at + 2), 16));
  expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(0xc8 - 0x3f);
  expect(luminance(grey)).toBeCloseTo(luminance('#C8453F'), 1);
});

it('takes the glints of eyes', () => {
  const wide = partOf('eye-01');
  const drawn = compose({ EYES: { id: 'eye-01' } }, () => wide, { style: calmFigures });
  expect(drawn).not.toContain('#FFF"');
});
