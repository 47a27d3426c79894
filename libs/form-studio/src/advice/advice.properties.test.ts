import { answerTypeNames, Form, questionTypeNames, storyMarks } from '@lykta/domain';
import { checkForm, openFlow } from '@lykta/questionnaire-engine';
import { outline } from '@lykta/questionnaire-engine/outline';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDraft, type Draft } from '../draft/draft.ts';
import { edit, historyOf, redo, undo, type History } from '../draft/history.ts';
import type { Edit } from '../edit/edit.ts';
import { rasternaDraft } from '../testing/build.ts';
import { repairOf } from '../repair/repair-of.ts';
import { advise, toForm } from './advise.ts';

const RUNS = { numRuns: 10_000, seed: 20261123 };
const text = fc.constantFrom('', 'Hur mår du?', 'Ja', 'x'.repeat(4001), 'a\u0000b');
const place = fc.nat({ max: 7 });
const newIds = fc.constantFrom('ny', 'slut', 'ja', '7');

/** An edit of places that are looked up when it is made, so that most edits meet something. */
type Step = 'undo' | 'redo' | ((draft: Draft) => Edit);

const question = (draft: Draft, at: number) =>
  draft.questions[at % (draft.questions.length || 1)]?.id ?? 'gone';
const answer = (draft: Draft, at: number, which: number) => {
  const ids = Object.keys(draft.questions[at % (draft.questions.length || 1)]?.answers ?? {});
  return ids[which % (ids.length || 1)] ?? 'gone';
};

const repairsOf = (draft: Draft) => advise(draft).flatMap((finding) => repairOf(draft, finding) ?? []);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>('undo', 'undo', 'redo'),
  fc.tuple(place, fc.constantFrom(...questionTypeNames)).map(([at, type]): Step => (draft) => ({
    do: 'add-question',
    after: at === 0 ? null : question(draft, at),
    type,
  })),
  fc.tuple(place, fc.constantFrom(...questionTypeNames)).map(([at, type]): Step => (draft) => ({
    do: 'set-type',
    question: question(draft, at),
    type,
  })),
  fc
    .tuple(place, fc.constantFrom('remove-question', 'duplicate-question'))
    .map(([at, kind]): Step => (draft) => ({ do: kind, question: question(draft, at) })),
  fc
    .tuple(place, place)
    .map(([at, to]): Step => (draft) => ({ do: 'move-question', question: question(draft, at), to })),
  fc.constant<Step>(() => ({ do: 'insert-questions', after: null, questions: rasternaDraft.questions })),
  fc.tuple(place, fc.constantFrom(...answerTypeNames)).map(([at, type]): Step => (draft) => ({
    do: 'add-answer',
    question: question(draft, at),
    type,
  })),
  fc.tuple(place, place).map(([at, which]): Step => (draft) => ({
    do: 'remove-answer',
    question: question(draft, at),
    answer: answer(draft, at, which),
  })),
  fc
    .tuple(place, place, place, fc.constantFrom(...storyMarks))
    .map(([at, which, to, story]): Step => (draft) => ({
      do: 'set-answer',
      question: question(draft, at),
      answer: answer(draft, at, which),
      change: { story, next: to === 0 ? null : question(draft, to), ...(to === 1 && { group: 'g' }) },
    })),
  fc.tuple(place, place, place).map(([at, on, which]): Step => (draft) => ({
    do: 'set-question',
    question: question(draft, at),
    change: {
      includeIf: {
        answers: which === 0 ? [] : [{ question: question(draft, on), answer: answer(draft, on, which) }],
        else: question(draft, on),
      },
    },
  })),
  fc.tuple(place, place, text).map(([at, which, words]): Step => (draft) => ({
    do: 'write',
    at:
      which === 0
        ? { question: question(draft, at), field: 'text' }
        : { question: question(draft, at), answer: answer(draft, at, which), field: 'text' },
    language: 'sv',
    text: words,
  })),
  fc.constant<Step>(() => ({ do: 'set-form', change: { name: 'Namn', nameForChild: { sv: 'Namn' } } })),
  fc.tuple(place, place, place).map(([at, which, to]): Step => (draft) => ({
    do: 'lead-answer',
    question: question(draft, at),
    answer: answer(draft, at, which),
    next: to === 0 ? null : question(draft, to),
  })),
  fc.tuple(place, place, fc.constantFrom('g', 'h', undefined)).map(([at, which, group]): Step => (draft) => ({
    do: 'group-answer',
    question: question(draft, at),
    answer: answer(draft, at, which),
    group,
  })),
  fc.tuple(place, place, place).map(([at, which, to]): Step => (draft) => ({
    do: 'move-answer',
    question: question(draft, at),
    answer: answer(draft, at, which),
    to,
  })),
  fc
    .tuple(place, place, fc.constantFrom(1, -2.5, 1001, undefined))
    .map(([at, which, weight]): Step => (draft) => ({
      do: 'set-answer',
      question: question(draft, at),
      answer: answer(draft, at, which),
      change: { weight },
    })),
  fc.tuple(place, place).map(([at, which]): Step => (draft) => ({
    do: 'add-help',
    question: question(draft, at),
    answer: answer(draft, at, which),
  })),
  place.map((at): Step => (draft) => ({ do: 'together', edits: repairsOf(draft)[at]?.edits ?? [] })),
  fc.tuple(place, newIds).map(([at, to]): Step => (draft) => ({
    do: 'rename-question',
    question: question(draft, at),
    to,
  })),
  fc.tuple(place, place, newIds).map(([at, which, to]): Step => (draft) => ({
    do: 'rename-answers',
    question: question(draft, at),
    ids: [[answer(draft, at, which), to]],
  })),
  fc.constant<Step>(() => ({ do: 'drop-language', language: 'en' })),
  fc.constant<Step>(() => ({ do: 'take-over', draft: rasternaDraft })),
);

function made(history: History, what: Step): History {
  if (what === 'undo') return undo(history);
  if (what === 'redo') return redo(history);
  return edit(history, what(history.draft));
}

it('never shows a form without fault that the engine or the schema refuses', () => {
  let finished = 0;
  const property = fc.property(
    fc.constantFrom(emptyDraft('nytt'), rasternaDraft),
    fc.array(step, { maxLength: 30 }),
    (start, steps) => {
      const history = steps.reduce(made, historyOf(start));
      const { form } = toForm(history.draft);
      if (!form) return;
      finished += 1;
      expect(checkForm(form)).toEqual([]);
      expect(Form.safeParse(JSON.parse(JSON.stringify(form))).error).toBeUndefined();
      expect(outline(form).unreachable).toEqual([]);
      openFlow(form, { answers: {}, inactive: {} }, { now: new Date('2026-11-23T12:00:00Z') });
    },
  );
  fc.assert(property, RUNS);
  // Otherwise the property would hold because nothing is ever finished.
  expect(finished).toBeGreaterThan(RUNS.numRuns / 20);
});

it('takes everything back to the beginning, and makes it all again', () => {
  const property = fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    const end = steps.reduce(made, historyOf(rasternaDraft));
    let back = end;
    while (back.past.length > 0) back = undo(back);
    expect(back.draft).toEqual(rasternaDraft);
    expect(JSON.stringify(back.draft)).toBe(JSON.stringify(rasternaDraft));
    let again = back;
    while (again.past.length < end.past.length) again = redo(again);
    expect(JSON.stringify(again.draft)).toBe(JSON.stringify(end.draft));
  });
  fc.assert(property, RUNS);
});

it('keeps ids of questions apart', () => {
  const property = fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    const { draft } = steps.reduce(made, historyOf(rasternaDraft));
    const ids = draft.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  fc.assert(property, RUNS);
});
