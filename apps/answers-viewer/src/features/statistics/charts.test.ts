import type { Form } from '@lykta/domain';
import { expect, test } from 'vitest';
import { emptyStats, schoolStats } from '../../testing/answers.ts';
import { isAlwaysAsked } from './always-asked.ts';
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

test('counts children where each gave one answer, and all who sent where everybody was asked', () => {
  expect(chart('breaks')).toMatchObject({ total: 21, children: 21, several: false });
  expect(chart('talk')).toMatchObject({ total: 26, children: 21, several: true });
});

test('does not guess children from choices where only some were asked', () => {
  const stats = structuredClone(schoolStats);
  stats.form.questions.talk!.includeIf = { answers: [{ question: 'class', answer: 'good' }], else: 'breaks' };
  expect(readCharts(stats, 'sv', '').find(({ id }) => id === 'talk')?.children).toBeUndefined();
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

test('finds the questions that nobody can go round', () => {
  const form: Form = schoolStats.form;
  expect(Object.keys(form.questions).filter((id) => isAlwaysAsked(form, id))).toEqual([
    'hello',
    'class',
    'talk',
    'breaks',
    'help',
  ]);
});
