import type { Form, FormMetadata, LocalText, Question } from '@lykta/domain';
import { draftOf, type Draft } from '../draft/draft.ts';
import type { DifferenceId } from '../locales/differences-sv.ts';
import { answerDifferences } from './answer-differences.ts';
import { isSame, movedOf, type Difference } from './difference.ts';

/** Says what differs from an earlier version, in the order of the form: first the form itself, then its questions. */
export function differences(before: Form, after: Draft): Difference[] {
  const earlier = draftOf(before);
  return [
    ...formDifferences(earlier.metadata, after.metadata),
    ...missing(earlier, after),
    ...after.questions.flatMap((question, index) => {
      const was = earlier.questions.find(({ id }) => id === question.id);
      const place = { question: question.id, values: { number: index + 1, text: question.text.sv } };
      return was
        ? questionDifferences(was, question, index + 1)
        : [{ ...place, kind: 'question-added' as const }];
    }),
    ...moved(earlier, after),
  ];
}

type FormPart = readonly [DifferenceId, readonly (keyof FormMetadata)[]];

const formParts: readonly FormPart[] = [
  ['intro', ['intro']],
  ['look', ['icon', 'useTheme', 'group']],
  ['start', ['firstQuestion']],
];

function formDifferences(before: Draft['metadata'], after: Draft['metadata']): Difference[] {
  const of = (kind: DifferenceId, values: Difference['values'] = {}) => ({ kind, question: null, values });
  return [
    ...(before.name === after.name ? [] : [of('name', { from: before.name, to: after.name })]),
    ...wording(before.nameForChild, after.nameForChild, (kind, values) =>
      of(kind === 'words' ? 'child-name' : 'child-name-translated', values),
    ),
    ...(before.mutable === after.mutable ? [] : [of(after.mutable ? 'now-mutable' : 'now-fixed')]),
    ...formParts.flatMap(([kind, fields]) =>
      fields.every((field) => isSame(before[field], after[field])) ? [] : [of(kind)],
    ),
  ];
}

/** Says whether the Swedish words differ, or only a translation. */
export function wording(
  before: LocalText | undefined,
  after: LocalText | undefined,
  say: (kind: 'words' | 'translation', values: Difference['values']) => Difference,
): Difference[] {
  if (isSame(before, after)) return [];
  const [from, to] = [before?.sv ?? '', after?.sv ?? ''];
  return [say(from === to ? 'translation' : 'words', { from, to })];
}

function missing(before: Draft, after: Draft): Difference[] {
  const kept = new Set(after.questions.map(({ id }) => id));
  return before.questions
    .filter(({ id }) => !kept.has(id))
    .map(({ text }) => ({ kind: 'question-removed', question: null, values: { text: text.sv } }));
}

function moved(before: Draft, after: Draft): Difference[] {
  const ids = ({ questions }: Draft) => questions.map(({ id }) => id);
  return movedOf(ids(before), ids(after)).map((question) => {
    const index = after.questions.findIndex(({ id }) => id === question);
    return {
      kind: 'question-moved',
      question,
      values: { number: index + 1, text: after.questions[index]!.text.sv },
    };
  });
}

type QuestionPart = readonly [DifferenceId, readonly (keyof Question)[]];

const questionParts: readonly QuestionPart[] = [
  ['question-type', ['type']],
  ['question-opened-by', ['includeIf']],
  ['question-about', ['ref', 'first']],
  ['question-help', ['help', 'why', 'header']],
  ['question-beside', ['image', 'video', 'link', 'form', 'data']],
  ['question-story', ['storyText']],
  ['question-tags', ['tags']],
];

function questionDifferences(before: Question, after: Question, number: number): Difference[] {
  const of = (kind: DifferenceId, values: Difference['values'] = {}) => ({
    kind,
    question: after.id,
    values: { number, ...values },
  });
  return [
    ...wording(before.text, after.text, (kind, values) =>
      of(kind === 'words' ? 'question-words' : 'question-translated', values),
    ),
    ...questionParts.flatMap(([kind, fields]) =>
      fields.every((field) => isSame(before[field], after[field])) ? [] : [of(kind)],
    ),
    ...answerDifferences(before, after, number),
  ];
}
