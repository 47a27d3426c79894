import { expect, test } from 'vitest';
import { earlierSchoolAnswers, familyAnswers, schoolAnswers } from '../../testing/answers.ts';
import { areaOf, byForm } from './sent.ts';

test('puts the newest answers of a form first, and forms in the order of the areas', () => {
  const histories = byForm([familyAnswers, earlierSchoolAnswers, schoolAnswers]);
  expect(histories.map(({ now, before }) => [now.data.sent, before.map(({ data }) => data.sent)])).toEqual([
    ['2026-11-20', ['2026-09-14']],
    ['2026-11-12', []],
  ]);
});

test('a form outside the areas has none, and comes last', () => {
  const other = structuredClone(familyAnswers);
  other.form.metadata.id = 'egen';
  other.form.metadata.group = 'eget';
  expect(areaOf(other)).toBeUndefined();
  expect(byForm([other, schoolAnswers]).map(({ now }) => now.form.metadata.id)).toEqual(['skola', 'egen']);
});
