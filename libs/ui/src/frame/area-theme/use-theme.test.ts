import { areas } from '@lykta/domain';
import { expect, test } from 'vitest';
import { themeOf } from './use-theme.ts';

test.each(areas)('a form of the area %s wears its tint and its drawing', (area) => {
  expect(themeOf({ group: area })).toEqual({ area, tint: `var(--area-${area})` });
  expect(themeOf({ group: area, useTheme: true })).toEqual({ area, tint: `var(--area-${area})` });
});

test.each([
  ['wants no theme', { group: 'school', useTheme: false }],
  ['belongs to no area', { group: 'norra-teamet' }],
  ['says nothing', {}],
])('a form that %s wears the light of the lantern', (_why, form) => {
  expect(themeOf(form)).toEqual({ area: undefined, tint: 'var(--glow-2)' });
});
