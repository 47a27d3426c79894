import { present } from '@lykta/domain';
import { expect, test } from 'vitest';
import { earlierSchoolAnswers, familyAnswers, schoolAnswers, sentOnOneDay } from '../../testing/answers.ts';
import { children } from '../../testing/people.ts';
import { areaOf, byArea, byForm, sentForms } from './sent.ts';

test('gathers the sendings of a form, newest first', () => {
  const histories = byForm([earlierSchoolAnswers, familyAnswers, schoolAnswers]);
  expect(histories.map((sendings) => sendings.map(({ data }) => data.sent))).toEqual([
    ['2026-11-20', '2026-09-14'],
    ['2026-11-12'],
  ]);
});

test('of three sendings of one day the one that the server names last is the newest', () => {
  const [history] = byForm(sentOnOneDay);
  expect(history?.map(({ data }) => data.request)).toEqual(['inv-1-r3', 'inv-1-r2', 'inv-1-r1']);
});

test('asks for what was sent in the order of the server, whatever the days say', () => {
  const [first] = children;
  const sent = ['r1', 'r2', 'r3'].map((request) => ({
    ...present(present(first, 'first').sent[0], 'first.sent[0]'),
    request,
  }));
  expect(sentForms({ ...present(first, 'first'), sent }).map(({ request }) => request)).toEqual([
    'r1',
    'r2',
    'r3',
  ]);
});

test('a form outside the areas has none, and comes last in their order', () => {
  const other = structuredClone(familyAnswers);
  other.form.metadata.id = 'egen';
  other.form.metadata.group = 'eget';
  expect(areaOf(other)).toBeUndefined();
  const ordered = byArea(byForm([schoolAnswers, other]));
  expect(ordered.map(([now]) => now.form.metadata.id)).toEqual(['skola', 'egen']);
});
