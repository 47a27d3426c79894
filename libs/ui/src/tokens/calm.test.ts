import { expect, test } from 'vitest';
import { calmScale } from './calm.ts';
import { scales } from './tokens.ts';

const usual: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(scales).map(({ tokens }) => tokens),
);

test.each(Object.entries(calmScale))('%s is a token, and is not larger than usual', (name, value) => {
  expect(Object.keys(usual)).toContain(name);
  expect(parseFloat(value)).toBeLessThanOrEqual(parseFloat(usual[name] ?? ''));
});

test('no text is smaller than the smallest that a child gets', () => {
  const sizes = Object.entries(calmScale).filter(([name]) => name.startsWith('fs-'));
  expect(sizes.length).toBeGreaterThan(3);
  for (const [name, size] of sizes) expect(parseFloat(size), name).toBeGreaterThanOrEqual(0.9375);
});
