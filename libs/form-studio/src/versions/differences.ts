import type { Form, FormMetadata, LocalText, Question } from '@lykta/domain';
import { draftOf, type Draft } from '../draft/draft.ts';
import type { DifferenceId } from '../locales/differences-sv.ts';
import { answerDifferences } from './answer-differences.ts';
import { isSame, kindsOf, movedOf, type Difference, type Kinds } from './difference.ts';

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

const formKinds: Kinds<FormMetadata, 'id' | 'version' | 'name' | 'nameForChild' | 'mutable'> = {
  intro: 'intro',
  icon: 'look',
  useTheme: 'look',
  group: 'look',
  firstQuestion: 'start',
};

function formDifferences(before: Draft['metadata'], after: Draft['metadata']): Difference[] {
  const of = (kind: DifferenceId, values: Difference['values'] = {}) => ({ kind, question: null, values });
  return [
    ...(before.name === after.name ? [] : [of('name', { from: before.name, to: after.name })]),
    ...wording(before.nameForChild, after.nameForChild, (kind, values) =>
      of(kind === 'words' ? 'child-name' : 'child-name-translated', values),
    ),
    ...(before.mutable === after.mutable ? [] : [of(after.mutable ? 'now-mutable' : 'now-fixed')]),
    ...kindsOf(formKinds, before, after).map((kind) => of(kind)),
  ];
}

/** Says whether the Swedish words differ, or only a translation. */
function wording(
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

const questionKinds: Kinds<Question, 'id' | 'text' | 'answers'> = {
  type: 'question-type',
  includeIf: 'question-opened-by',
  ref: 'question-about',
  first: 'question-about',
  easy: 'question-help',
  help: 'question-help',
  why: 'question-help',
  header: 'question-help',
  image: 'question-beside',
  video: 'question-beside',
  link: 'question-beside',
  form: 'question-beside',
  data: 'question-beside',
  storyText: 'question-story',
  tags: 'question-tags',
};

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
    ...kindsOf(questionKinds, before, after).map((kind) => of(kind)),
    ...answerDifferences(before, after, number),
  ];
}
