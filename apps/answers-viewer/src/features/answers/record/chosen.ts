import { readMarks, readSheet } from '@lykta/answer-sheet';
import {
  markGroups,
  type DocumentKind,
  type IndividualAnswers,
  type Language,
  type SentRef,
} from '@lykta/domain';
import { areaOf, byForm } from '../sent.ts';

/** Returns the key of a sent form in the dialog. */
export const keyOf = ({ form, data }: IndividualAnswers): string =>
  [data.request, form.metadata.id, form.metadata.version].join(' ');

/** Returns how the API names a sent form. */
export const refOf = ({ form: { metadata }, data }: IndividualAnswers): SentRef => ({
  id: metadata.id,
  version: metadata.version,
  request: data.request,
});

/** The sent forms that are chosen at first, of those from oldest to newest: the newest of each form. */
export const newestKeys = (answers: readonly IndividualAnswers[]): string[] =>
  byForm(answers).map(([newest]) => keyOf(newest));

/**
 * The questions of a form that a meeting sheet has at first: of a form about an area the answers with a mark, because
 * one page has no room for all; of any other form, such as one before a meeting, every answer.
 */
export function suggestedQuestions(answers: IndividualAnswers, language: Language): string[] {
  const marks = readMarks([answers], language);
  const marked = new Set(markGroups.flatMap((group) => marks[group].map(({ question }) => question)));
  return answered(answers, language)
    .filter(({ question }) => areaOf(answers) === undefined || marked.has(question))
    .map(({ question }) => question);
}

/** The lines of a form with an answer, in form order. */
export const answered = (answers: IndividualAnswers, language: Language) =>
  readSheet(answers, language).lines.filter(({ given }) => given.state === 'answered');

/** File names say nothing about the child, because the folder may be shared. */
export const fileNames = {
  document: 'lykta-svar.pdf',
  'meeting-sheet': 'lykta-motesblad.pdf',
  table: 'lykta-svar.csv',
  fhir: 'lykta-svar.json',
} as const satisfies Record<Exclude<DocumentKind, 'text'>, string>;
