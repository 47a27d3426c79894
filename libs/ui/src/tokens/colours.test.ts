import { moodLevels, present } from '@lykta/domain';
import { describe, expect, test } from 'vitest';
import { contrast, deficiencies, distance, linear, simulate } from './colour-maths.ts';
import { donutSlices, donutSteps, focusSurfaces, shapePairs, textPairs } from './pairs.ts';
import { rolesIn } from './roles.ts';
import { palette } from './tokens.ts';

/** Mixes one colour over another in sRGB, like color-mix(). */
function over(colour: string, share: number, ground: string): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const [top, under] = [channels(colour), channels(ground)];
  const mixed = top.map((value, index) =>
    Math.round(value * share + present(under[index], 'under[index]') * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const inDonuts = [...new Set([...donutSlices, ...donutSteps])];

describe('the colour maths', () => {
  test('contrast agrees with WCAG: black on white is 21, #767676 on white is 4.54', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  test('white and black are 100 apart by CIEDE2000, a colour and itself 0', () => {
    expect(distance(linear('#FFFFFF'), linear('#000000'))).toBeCloseTo(100, 1);
    expect(distance(linear('#C05050'), linear('#C05050'))).toBe(0);
  });

  test('red and green of one lightness come together for deuteranopes, grey stays grey', () => {
    const [red, green] = [linear('#C05050'), linear('#7A7A2E')];
    const blind = (colour: typeof red) => simulate(colour, 'deuteranopia');
    expect(distance(blind(red), blind(green))).toBeLessThan(distance(red, green) / 2);
    expect(distance(blind(linear('#808080')), linear('#808080'))).toBeLessThan(1);
  });

  test('anything but six digits is refused', () => {
    expect(() => linear('red')).toThrow('Not a colour of six digits: red');
  });
});

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colours: Record<string, string> = { ...palette, ...rolesIn(theme) };
  const ratio = (ink: string, surface: string) =>
    contrast(present(colours[ink], 'colours[ink]'), present(colours[surface], 'colours[surface]'));

  test.each(textPairs)('%s can be read on %s', (ink, surface) => {
    expect(ratio(ink, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s is seen on %s', (ink, surface) => {
    expect(ratio(ink, surface)).toBeGreaterThanOrEqual(3);
  });

  test.each(focusSurfaces)('one of the two focus rings is seen on %s', (surface) => {
    expect(Math.max(ratio('focus-in', surface), ratio('focus-out', surface))).toBeGreaterThanOrEqual(3);
    expect(ratio('focus-in', 'focus-out')).toBeGreaterThanOrEqual(3);
  });

  test.each(moodLevels)('the word of the mood %s can be read in the pool of its colour', (mood) => {
    const share = (name: string) => parseFloat(present(colours[name], 'colours[name]')) / 100;
    const colour = present(colours[`mood-${mood.toLowerCase()}`], 'colours[’mood-${mood.toLowerCase()}’]');
    const wash = over(colour, share('mood-wash'), present(colours.page, 'colours.page'));
    const outer = over(colour, share('mood-pool-2'), wash);
    const inner = over(colour, share('mood-pool-1'), outer);
    for (const ground of [wash, outer, inner]) {
      expect(contrast(present(colours.text, 'colours.text'), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('what is lit is told from the card: by its edge, or by itself', () => {
    expect(Math.max(ratio('lit-edge', 'card'), ratio('lit', 'card'))).toBeGreaterThanOrEqual(3);
    expect(Math.max(ratio('lit-edge', 'page'), ratio('lit', 'page'))).toBeGreaterThanOrEqual(3);
  });

  test.each(inDonuts)('%s is told from the edge between slices', (slice) => {
    expect(ratio(slice, 'donut-edge')).toBeGreaterThanOrEqual(3);
  });

  test.each([...deficiencies, undefined])('the slices of a donut are told apart: %s', (deficiency) => {
    for (const [slices, pairs] of [
      [donutSlices, 28],
      [donutSteps, 15],
    ] as const) {
      const seen = slices.map((slice) => {
        const colour = linear(present(colours[slice], slice));
        return deficiency ? simulate(colour, deficiency) : colour;
      });
      const distances = seen.flatMap((one, index) => seen.slice(index + 1).map((two) => distance(one, two)));
      expect(distances).toHaveLength(pairs);
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(15);
    }
  });
});

test('the slices of a donut have the same colours in both themes', () => {
  const [light, dark] = [rolesIn('light'), rolesIn('dark')];
  for (const slice of inDonuts) expect(light[slice], slice).toBe(dark[slice]);
});

test('each step of a scale is darker than the one before', () => {
  const light = rolesIn('light');
  const steps = donutSteps.filter((slice) => slice.includes('step'));
  const fromBlack = steps.map((step) => contrast(present(light[step], step), '#000000'));
  expect(fromBlack).toEqual(fromBlack.toSorted((one, other) => other - one));
});

test('in the dark theme, where slices have the edge of the card, each stands out from the card', () => {
  const dark = rolesIn('dark');
  for (const slice of inDonuts)
    expect(
      contrast(present(dark[slice], 'dark[slice]'), present(dark.card, 'dark.card')),
    ).toBeGreaterThanOrEqual(4.8);
});

test('in the light theme the edge around the slices stands out from the card', () => {
  const light = rolesIn('light');
  expect(
    contrast(present(light['donut-edge'], 'light[’donut-edge’]'), present(light.card, 'light.card')),
  ).toBeGreaterThanOrEqual(3);
});
