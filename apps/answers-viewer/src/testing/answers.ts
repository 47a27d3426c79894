import { IndividualAnswers, StatsAnswers } from '@lykta/domain';
import { familyForm, schoolForm } from './forms.ts';

const chosen = (date: string, answer: string, data?: number[]) => ({
  answer,
  date,
  ...(data ? { data } : {}),
});

const household = {
  persons: [
    { type: 'MOTHER', avatar: 'adult-09' },
    { type: 'LITTLE_SISTER', avatar: 'child-05' },
    { type: 'MATERNAL_GRANDFATHER', avatar: 'adult-06' },
    { type: 'BEST_FRIEND', avatar: 'child-02' },
  ],
  houses: [
    { type: 'APARTMENT', avatar: 'house-apartment' },
    { type: 'DETACHED_HOUSE', avatar: 'house-villa' },
  ],
};

/** One child's answers about school: a face, several answers, a skipped question and one not asked. */
export const schoolAnswers = IndividualAnswers.parse({
  format: 'answers',
  form: schoolForm,
  data: {
    request: 'inv-1-r1',
    sent: '2026-11-20',
    remarks: ['help'],
    ...household,
    questions: {
      hello: [chosen('2026-11-19', 'ok')],
      class: [chosen('2026-11-19', 'good')],
      talk: [chosen('2026-11-19', 'friend'), chosen('2026-11-19', 'home')],
      breaks: [chosen('2026-11-19', 'skip')],
      help: [chosen('2026-11-12', 'sometimes')],
    },
  },
});

/** The same form, two months earlier. */
export const earlierSchoolAnswers = IndividualAnswers.parse({
  ...schoolAnswers,
  data: {
    ...schoolAnswers.data,
    request: 'inv-1-r0',
    sent: '2026-09-14',
    remarks: [],
    questions: {
      class: [chosen('2026-09-14', 'so-so')],
      talk: [chosen('2026-09-14', 'nobody')],
      breaks: [chosen('2026-09-14', 'bad')],
      told: [chosen('2026-09-14', 'same')],
      help: [chosen('2026-09-14', 'sometimes')],
    },
  },
});

/**
 * Three sendings of one day, oldest first: the class gets worse each time. The child took back an answer of the
 * second.
 */
export const sentOnOneDay = (['so-so', 'not-so-good', 'not-at-all'] as const).map((class_, index) =>
  IndividualAnswers.parse({
    ...schoolAnswers,
    data: {
      ...schoolAnswers.data,
      request: `inv-1-r${index + 1}`,
      remarks: index === 1 ? ['help'] : [],
      questions: {
        class: [chosen('2026-11-20', class_)],
        help: [chosen('2026-11-20', 'sometimes')],
      },
    },
  }),
);

/** One child's answers about the family: persons, a home, and a question about those persons. */
export const familyAnswers = IndividualAnswers.parse({
  format: 'answers',
  form: familyForm,
  data: {
    request: 'inv-1-r1',
    sent: '2026-11-12',
    remarks: [],
    ...household,
    questions: {
      who: [chosen('2026-11-12', 'chosen', [0, 1])],
      where: [chosen('2026-11-12', 'chosen', [0])],
      evenings: [chosen('2026-11-12', 'loud')],
    },
  },
});

/** Twenty-one children about school. */
export const schoolStats = StatsAnswers.parse({
  format: 'stats',
  form: schoolForm,
  data: {
    kind: 'live',
    metadata: { clientCount: 21 },
    answered: { class: 21, talk: 21, breaks: 21, help: 21 },
    reasonNeeded: [],
    questions: {
      class: { great: 6, good: 5, 'so-so': 4, 'not-so-good': 2, 'not-at-all': 1, skip: 3 },
      talk: { teacher: 5, counsellor: 3, friend: 8, home: 6, nobody: 3, skip: 1 },
      breaks: { good: 9, mixed: 7, bad: 3, skip: 2 },
      help: { always: 8, sometimes: 9, never: 2, skip: 2 },
    },
  },
});

/** The same children as published: closed quarters, rounded, some figures withheld. */
export const publishedStats = StatsAnswers.parse({
  ...schoolStats,
  data: {
    kind: 'published',
    metadata: { clientCount: 21 },
    answered: { class: 21, help: 18 },
    questions: {
      class: { great: 6, good: 6, 'so-so': 3, 'not-so-good': 3, skip: 3 },
      help: { always: 9, sometimes: 6, never: 3 },
    },
    withheld: { talk: 'protects-another', breaks: 'same', told: 'few' },
    partial: ['help'],
    published: ['2026Q2', '2026Q3'],
    through: '2026Q3',
    next: { quarter: '2026Q4', on: '2027-01-03' },
  },
});

/** A quarter that is not published yet. */
export const comingStats = StatsAnswers.parse({
  ...schoolStats,
  data: {
    ...publishedStats.data,
    metadata: { clientCount: null },
    answered: {},
    questions: {},
    withheld: {},
    partial: [],
  },
});

/** Children have sent the form, but the worker has not given a reason. */
export const unreadStats = StatsAnswers.parse({
  ...schoolStats,
  data: {
    kind: 'live',
    metadata: { clientCount: 0 },
    answered: {},
    questions: {},
    reasonNeeded: [
      { invitation: 'inv-1', client: '7KF2MA' },
      { invitation: 'inv-1', client: 'Q4XW9D' },
    ],
  },
});

/** Nobody has answered yet. */
export const emptyStats = StatsAnswers.parse({
  ...schoolStats,
  data: { kind: 'live', metadata: { clientCount: 0 }, answered: {}, questions: {}, reasonNeeded: [] },
});

/** Published quarters in which nobody answered. */
export const nobodyStats = StatsAnswers.parse({
  ...schoolStats,
  data: { ...comingStats.data, metadata: { clientCount: 0 } },
});

/** Too few children to show figures. */
export const suppressedStats = StatsAnswers.parse({
  ...schoolStats,
  data: {
    kind: 'published',
    metadata: { clientCount: null },
    answered: {},
    questions: {},
    withheld: {},
    allWithheld: 'few',
    partial: [],
    published: ['2026Q3'],
    through: '2026Q3',
    next: { quarter: '2026Q4', on: '2027-01-03' },
  },
});

/** Six questions that all tell of something good, for a summary with more than it shows. */
export const manyMarks = [
  IndividualAnswers.parse({
    ...schoolAnswers,
    form: {
      ...schoolForm,
      questions: Object.fromEntries(
        Array.from({ length: 6 }, (_, index) => {
          const id = `good-${index}`;
          return [id, { ...schoolForm.questions.class, id, text: { sv: `Fråga ${index + 1}` } }];
        }),
      ),
    },
    data: {
      ...schoolAnswers.data,
      remarks: [],
      questions: Object.fromEntries(
        Array.from({ length: 6 }, (_, index) => [`good-${index}`, [chosen('2026-11-19', 'good')]]),
      ),
    },
  }),
];
