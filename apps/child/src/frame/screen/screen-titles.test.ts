import { moodLevels, present } from '@lykta/domain';
import { supportLinks } from '@lykta/domain/support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import routes from '../../routes.tsx?raw';
import { titleOf } from './screen-titles.ts';

const routed = [...routes.matchAll(/<Route path="([a-zA-Z]+)/g)].map(
  ([, first]) => `/${present(first, 'first')}`,
);

test('every route has a title', () => {
  expect(routed.length).toBeGreaterThan(20);
  expect(routed.filter((path) => titleOf(path) === undefined)).toEqual([]);
});

test('the title says nothing about the mood, the help or the question', () => {
  expect(new Set(moodLevels.map((level) => titleOf(paths.mood(level)))).size).toBe(1);
  expect(new Set(supportLinks.map((link) => titleOf(paths.supportOf(link)))).size).toBe(1);
  expect(titleOf('/form/school/1/q7')).toBe(titleOf('/form/done'));
});

test('the start page has the name of the product alone', () => {
  expect(titleOf('/')).toBeUndefined();
});
