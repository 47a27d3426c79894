import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  wcagContrast,
} from 'culori';

/** A colour as linear light, 0 to 1 per channel. */
export type Linear = readonly [red: number, green: number, blue: number];

/** Kinds of colour blindness; each lacks one kind of cone. */
export type Deficiency = 'protanopia' | 'deuteranopia' | 'tritanopia';

const filters = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} as const satisfies Record<Deficiency, unknown>;

export const deficiencies: readonly Deficiency[] = ['protanopia', 'deuteranopia', 'tritanopia'];

const toLinear = converter('lrgb');
const difference = differenceCiede2000();
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Converts `#RRGGBB` to linear light. @throws for any other string */
export function linear(hex: string): Linear {
  const colour = /^#[0-9a-f]{6}$/i.test(hex) ? toLinear(hex) : undefined;
  if (!colour) throw new Error(`Not a colour of six digits: ${hex}`);
  return [colour.r, colour.g, colour.b];
}

/** Contrast between two colours, 1 to 21, as WCAG 2 defines it. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);

/** Simulates how a person with that deficiency sees a colour (Machado, Oliveira and Fernandes, 2009, severity 1). */
export function simulate([r, g, b]: Linear, deficiency: Deficiency): Linear {
  // The article's matrices expect linear light; the library applies them to the raw `rgb` values.
  const seen = filters[deficiency]({ mode: 'rgb', r, g, b });
  return [clamp(seen.r), clamp(seen.g), clamp(seen.b)];
}

const lrgb = ([r, g, b]: Linear) => ({ mode: 'lrgb' as const, r, g, b });

/** Difference between two colours by CIEDE2000; about 2 is the smallest visible one. */
export const distance = (one: Linear, two: Linear): number => difference(lrgb(one), lrgb(two));
