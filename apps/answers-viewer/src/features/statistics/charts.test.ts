import { expect, test } from 'vitest';
import { emptyStats, publishedStats, schoolStats } from '../../testing/answers.ts';
import { readCharts, skippedPercent } from './charts.ts';

const charts = readCharts(schoolStats, 'sv', 'hoppat över');
const chart = (id: string) => charts.find((one) => one.id === id);

test('has one chart for each question, without texts to read', () => {
  expect(charts.map(({ id }) => id)).toEqual(['class', 'talk', 'breaks', 'told', 'help']);
});

test('shows faces from best to worst and skip last', () => {
  expect(chart('class')?.slices.map(({ id, face, skip }) => [id, face, skip])).toEqual([
    ['great', 5, false],
    ['good', 4, false],
    ['so-so', 3, false],
    ['not-so-good', 2, false],
    ['not-at-all', 1, false],
    ['skip', undefined, true],
  ]);
  expect(chart('class')?.slices.at(-1)?.label).toBe('hoppat över');
});

test('counts the children who answered, also where each gave several answers', () => {
  expect(chart('breaks')).toMatchObject({ total: 21, children: 21, several: false });
  expect(chart('talk')).toMatchObject({ total: 26, children: 21, several: true });
});

test('says why a figure is not shown, and which sums leave quarters out', () => {
  const published = readCharts(publishedStats, 'sv', '');
  expect(published.map(({ id, withheld, partial }) => [id, withheld, partial])).toEqual([
    ['class', undefined, false],
    ['talk', 'protects-another', false],
    ['breaks', 'same', false],
    ['told', 'few', false],
    ['help', undefined, true],
  ]);
});

test('says after which answer a question is asked', () => {
  expect(chart('told')).toMatchObject({ total: 0, askedAfter: 'Oftast inte bra' });
});

test('is empty without answers', () => {
  expect(readCharts(emptyStats, 'sv', '').every(({ total }) => total === 0)).toBe(true);
  expect(skippedPercent(readCharts(emptyStats, 'sv', ''))).toBe(0);
});

test('tells the share of skips', () => {
  expect(skippedPercent(charts)).toBe(Math.round((100 * 8) / 89));
});
