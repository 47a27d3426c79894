import { present, type QuestionRef } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { resolveRef, type Warning } from './index.ts';
import { document, form } from './testing/build.ts';
import { deepFreeze } from './testing/runs.ts';

const { answers } = deepFreeze(
  document({
    parents: 'mum:p1,p2 dad:p3 nobody',
    friends: 'some:p2,p4,p4',
    empty: 'mum: nobody',
    home: 'here',
    none: [],
  }),
);

function resolve(...refs: [string, ...string[]][]) {
  const ref: QuestionRef[] = refs.map(([question, ...ids]) => ({ question, answers: ids }));
  const { q1 } = form(
    { q1: { a: null } },
    { q1: { ref: ref.length === 1 ? present(ref[0], 'ref[0]') : ref } },
  ).questions;
  return resolveRef(deepFreeze(present(q1, 'q1')), answers);
}

describe('resolveRef', () => {
  it.each<[string, [string, ...string[]][], string[], Warning[]]>([
    ['gives the data of the answer', [['friends', 'some']], ['p2', 'p4'], []],
    [
      'gives the first that carries data, and warns of more',
      [['parents', 'dad', 'mum']],
      ['p1', 'p2'],
      [{ type: 'several-with-data', question: 'parents' }],
    ],
    ['looks at the named answers only', [['parents', 'dad', 'nobody']], ['p3'], []],
    ['gives nothing for an answer without data', [['home', 'here']], [], []],
    [
      'warns of a question without an answer',
      [['later', 'x']],
      [],
      [{ type: 'unanswered', question: 'later' }],
    ],
    ['warns of an empty list', [['none', 'x']], [], [{ type: 'unanswered', question: 'none' }]],
    [
      'warns where no answer matches',
      [['home', 'there']],
      [],
      [{ type: 'missing-answer', question: 'home' }],
    ],
    [
      'joins several in order, each id once',
      [
        ['friends', 'some'],
        ['parents', 'mum'],
        ['later', 'x'],
      ],
      ['p2', 'p4', 'p1'],
      [{ type: 'unanswered', question: 'later' }],
    ],
    [
      'does not take what every object has for an answer',
      [['constructor', 'x']],
      [],
      [{ type: 'unanswered', question: 'constructor' }],
    ],
    ['gives nothing for no refs', [], [], []],
  ])('%s', (_, refs, data, warnings) => {
    expect(resolve(...refs)).toEqual({ data, warnings });
  });

  it('passes over an empty data list', () => {
    const lists = document({ q: [{ answer: 'a', data: [], timestamp: '2026-01-01T00:00:00Z' }] }).answers;
    const { q1 } = form({ q1: { a: null } }, { q1: { ref: { question: 'q', answers: ['a'] } } }).questions;
    expect(resolveRef(present(q1, 'q1'), lists)).toEqual({ data: [], warnings: [] });
  });

  it('gives nothing for a question without a ref', () => {
    expect(
      resolveRef(
        present(form({ q1: { a: null } }).questions['q1'], 'form({ q1: { a: null } }).questions[’q1’]'),
        answers,
      ),
    ).toEqual({
      data: [],
      warnings: [],
    });
  });
});
