import type { AnswersDocument, Form } from '@lykta/domain';
import { document, entries, form, OLD, RECENT } from './build.ts';

/** A line of three with a branch: q1 –yes→ q2 → q3, q1 –no→ q3. */
export const branching = form({
  q1: { yes: 'q2', no: 'q3' },
  q2: { a: 'q3', b: 'q3', skip: 'q3' },
  q3: { a: null, b: null },
});
const gated = (otherwise?: string | null) =>
  form(
    { q1: { yes: 'q2', no: 'q2', skip: 'q2' }, q2: { a: 'q3' }, q3: { a: 'q4' }, q4: { a: null } },
    {
      q3: {
        includeIf: {
          answers: [
            { question: 'q1', answer: 'yes' },
            { question: 'q1', answer: 'skip' },
          ],
          ...(otherwise !== undefined && { else: otherwise }),
        },
      },
    },
  );

/** What a form and a document give. */
export interface Example {
  title: string;
  form: Form;
  document: AnswersDocument;
  skipCutoff?: string;
  path: string;
  gaps: string;
  progress: [total: number, answered: number, left: number];
  answers?: Record<string, unknown>;
  inactive?: Record<string, unknown>;
}

/** Each sentence of the rules, as a form, a document and what comes of them. */
export const examples: Example[] = [
  {
    title: 'stops at a branch without an answer and counts the longest way on',
    form: branching,
    document: document(),
    path: 'q1',
    gaps: 'q1',
    progress: [3, 0, 3],
  },
  {
    title: 'goes on past a question whose answers all lead the same way',
    form: branching,
    document: document({ q1: 'yes' }),
    path: 'q1 q2 q3',
    gaps: 'q2 q3',
    progress: [3, 1, 2],
  },
  {
    title: 'follows the first selected option in option order, whatever the order of the entries',
    form: branching,
    document: document({ q1: 'no yes' }),
    path: 'q1 q2 q3',
    gaps: 'q2 q3',
    progress: [3, 1, 2],
  },
  {
    title: 'deactivates what is off the path',
    form: branching,
    document: document({ q1: 'no', q2: 'a' }),
    path: 'q1 q3',
    gaps: 'q3',
    progress: [2, 1, 1],
    answers: { q1: entries('no') },
    inactive: { q2: entries('a') },
  },
  {
    title: 'deactivates what comes after an open question',
    form: branching,
    document: document({ q3: 'a' }),
    path: 'q1',
    gaps: 'q1',
    progress: [3, 0, 3],
    answers: {},
    inactive: { q3: entries('a') },
  },
  {
    title: 'replaces what was inactive there before',
    form: branching,
    document: document({ q1: 'no', q2: 'a' }, { q2: 'b' }),
    path: 'q1 q3',
    gaps: 'q3',
    progress: [2, 1, 1],
    inactive: { q2: entries('a') },
  },
  {
    title: 'restores a recent inactive answer',
    form: branching,
    document: document({ q1: 'yes' }, { q2: 'b' }),
    path: 'q1 q2 q3',
    gaps: 'q3',
    progress: [3, 2, 1],
    answers: { q1: entries('yes'), q2: entries('b') },
    inactive: {},
  },
  {
    title: 'drops an old inactive answer',
    form: branching,
    document: document({ q1: 'yes' }, { q2: entries('b', OLD) }),
    path: 'q1 q2 q3',
    gaps: 'q2 q3',
    progress: [3, 1, 2],
    answers: { q1: entries('yes') },
    inactive: {},
  },
  {
    title: 'goes by the newest entry of an inactive list',
    form: branching,
    document: document({ q1: 'yes' }, { q2: [...entries('b', OLD), ...entries('a', RECENT)] }),
    path: 'q1 q2 q3',
    gaps: 'q3',
    progress: [3, 2, 1],
    inactive: {},
  },
  {
    title: 'keeps an old inactive answer that the path does not meet',
    form: branching,
    document: document({ q1: 'no' }, { q2: entries('b', OLD) }),
    path: 'q1 q3',
    gaps: 'q3',
    progress: [2, 1, 1],
    inactive: { q2: entries('b', OLD) },
  },
  {
    title: 'leaves an inactive list with an unknown answer where it is, whatever its age',
    form: branching,
    document: document({ q1: 'yes' }, { q2: entries('gone', OLD), q3: 'a gone' }),
    path: 'q1 q2 q3',
    gaps: 'q2 q3',
    progress: [3, 1, 2],
    inactive: { q2: entries('gone', OLD), q3: entries('a gone') },
  },
  {
    title: 'deactivates a whole list of which one answer is unknown',
    form: branching,
    document: document({ q1: 'yes gone' }, { q1: 'no' }),
    path: 'q1',
    gaps: 'q1',
    progress: [3, 0, 3],
    answers: {},
    inactive: { q1: entries('yes gone') },
  },
  {
    title: 'deactivates the answers of an unknown question',
    form: branching,
    document: document({ q9: 'a' }, { q9: 'b', toString: 'c' }),
    path: 'q1',
    gaps: 'q1',
    progress: [3, 0, 3],
    inactive: { q9: entries('a'), toString: entries('c') },
  },
  {
    title: 'removes an empty list and then looks at what is inactive',
    form: branching,
    document: document({ q1: [] }, { q1: 'no' }),
    path: 'q1 q3',
    gaps: 'q3',
    progress: [2, 1, 1],
    answers: { q1: entries('no') },
    inactive: {},
  },
  {
    title: 'includes a question that an earlier answer asks for',
    form: gated('q4'),
    document: document({ q1: 'yes' }),
    path: 'q1 q2 q3 q4',
    gaps: 'q2 q3 q4',
    progress: [4, 1, 3],
  },
  {
    title: 'goes on at else without one',
    form: gated('q4'),
    document: document({ q1: 'no' }),
    path: 'q1 q2 q4',
    gaps: 'q2 q4',
    progress: [3, 1, 2],
  },
  {
    title: 'ends without an else',
    form: gated(),
    document: document({ q1: 'no', q4: 'a' }),
    path: 'q1 q2',
    gaps: 'q2',
    progress: [2, 1, 1],
    inactive: { q4: entries('a') },
  },
  {
    title: 'leaves the inactive answer of a question that is not included, whatever its age',
    form: gated('q4'),
    document: document({ q1: 'no' }, { q3: entries('a', OLD) }),
    path: 'q1 q2 q4',
    gaps: 'q2 q4',
    progress: [3, 1, 2],
    inactive: { q3: entries('a', OLD) },
  },
  {
    title: 'counts a fresh skip as an answer',
    form: gated('q4'),
    document: document({ q1: 'skip' }),
    skipCutoff: RECENT,
    path: 'q1 q2 q3 q4',
    gaps: 'q2 q3 q4',
    progress: [4, 1, 3],
  },
  {
    title: 'counts a stale skip as a gap, for includeIf too, and keeps it',
    form: gated('q4'),
    document: document({ q1: entries('skip', OLD) }),
    skipCutoff: RECENT,
    path: 'q1 q2 q4',
    gaps: 'q1 q2 q4',
    progress: [3, 0, 3],
    answers: { q1: entries('skip', OLD) },
    inactive: {},
  },
  {
    title: 'has no stale skip without a cutoff',
    form: gated('q4'),
    document: document({ q1: entries('skip', OLD) }),
    path: 'q1 q2 q3 q4',
    gaps: 'q2 q3 q4',
    progress: [4, 1, 3],
  },
  {
    title: 'a skip beside another answer is not stale',
    form: gated('q4'),
    document: document({ q1: entries('skip no', OLD) }),
    skipCutoff: RECENT,
    path: 'q1 q2 q3 q4',
    gaps: 'q2 q3 q4',
    progress: [4, 1, 3],
  },
  {
    title: 'walks past a stale skip of a branching question',
    form: form({ q1: { yes: 'q2', skip: null }, q2: { a: null } }),
    document: document({ q1: entries('skip', OLD) }),
    skipCutoff: RECENT,
    path: 'q1',
    gaps: 'q1',
    progress: [1, 0, 1],
  },
  {
    title: 'ends the form after a question without options',
    form: form({ q1: { a: 'q2' }, q2: {} }),
    document: document({ q1: 'a', q2: 'a' }),
    path: 'q1 q2',
    gaps: 'q2',
    progress: [2, 1, 1],
    inactive: { q2: entries('a') },
  },
  {
    title: 'has an empty path without questions',
    form: form({}),
    document: document({ q1: 'a' }),
    path: '',
    gaps: '',
    progress: [0, 0, 0],
    answers: {},
    inactive: { q1: entries('a') },
  },
  {
    title: 'counts an else that leads further than the question itself',
    form: form(
      { q1: { yes: 'q2', no: null }, q2: { a: null }, q3: { a: 'q4' }, q4: { a: null } },
      { q2: { includeIf: { answers: [], else: 'q3' } } },
    ),
    document: document(),
    path: 'q1',
    gaps: 'q1',
    progress: [3, 0, 3],
  },
  {
    title: 'walks by a cycle that no answer takes',
    form: form({ q1: { on: 'q2', back: 'q1' }, q2: { a: null } }),
    document: document({ q1: 'on' }),
    path: 'q1 q2',
    gaps: 'q2',
    progress: [2, 1, 1],
  },
];
