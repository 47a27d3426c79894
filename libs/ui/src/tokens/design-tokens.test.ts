import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokens, designTokensJson } from './design-tokens.ts';
import { rolesIn } from './roles.ts';
import { palette, scales } from './tokens.ts';

test('tokens.json is what its source says; else run "npm run tokens -w @lykta/ui"', () => {
  expect(readFileSync(`${import.meta.dirname}/tokens.json`, 'utf8')).toBe(designTokensJson());
});

/** Every token with its path, such as `roles/light/page`. */
function flat(value: object, path = ''): [string, { $type?: unknown; $value: unknown }][] {
  return Object.entries(value).flatMap(([name, inner]: [string, object]) =>
    '$value' in inner ? [[`${path}${name}`, inner]] : flat(inner, `${path}${name}/`),
  );
}
const all = new Map(flat(designTokens()));

test('every token is there, but the shadow that the dark theme does not have', () => {
  const sizes = Object.values(scales).map(({ tokens }) => Object.keys(tokens).length);
  const themes = Object.keys(rolesIn('light')).length + Object.keys(rolesIn('dark')).length;
  const total = Object.keys(palette).length + themes + sizes.reduce((sum, size) => sum + size, 0);
  expect(all.size).toBe(total - 1);
});

test('no value got lost on the way', () => {
  const text = JSON.stringify([...all.values()]);
  expect(text).not.toMatch(/null|NaN|undefined/);
});

test('values have the shapes of the format', () => {
  expect(all.get('palette/night')).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.1216, 0.1647, 0.2667], alpha: 1, hex: '#1f2a44' },
  });
  expect(all.get('roles/light/scrim')?.$value).toMatchObject({ alpha: 0.55, hex: '#1f2a44' });
  expect(all.get('space/s-15')).toEqual({ $type: 'dimension', $value: { value: 0.75, unit: 'rem' } });
  expect(all.get('motion/t-fast')).toEqual({ $type: 'duration', $value: { value: 150, unit: 'ms' } });
  expect(all.get('motion/ease')).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] });
  expect(all.get('roles/light/e-card')?.$value).toHaveLength(2);
  expect(all.get('roles/light/e-card')?.$value).toMatchObject([{ blur: { value: 2, unit: 'px' } }, {}]);
});
