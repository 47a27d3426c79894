import { localText, personTypeInfo, type IndividualAnswers, type WholeLanguage } from '@lykta/domain';
import { documentTexts, filled } from './paper-texts.ts';
import type { AnswerLine } from './rows.ts';
import { wordsOf } from './words-of.ts';

/** One sent form, and the questions of it to include; all when undefined. */
export interface Sending {
  answers: IndividualAnswers;
  questions?: readonly string[];
}

/** A question with its answer, as it stands on paper. */
export interface PaperRow {
  question: string;
  answer: string;
  /** Such as that the child has taken the answer back. */
  remark?: string;
}

/**
 * Writes one question with its answer.
 * @param isSpoken whether the answer is in the child's own sentences where the form has them
 */
export function rowOf(
  { text, given, about, outdated }: AnswerLine,
  isSpoken: boolean,
  language: WholeLanguage,
): PaperRow {
  const texts = documentTexts[language];
  const persons = about.map(({ type }) => localText(personTypeInfo[type].label, language)).join(', ');
  const answer = {
    answered: (isSpoken ? given.sentences?.join(' ') : undefined) ?? wordsOf(given, language),
    skipped: texts.skipped,
    none: texts.none,
  }[given.state];
  return {
    question: persons === '' ? text : filled(texts.about, { question: text, persons }),
    answer,
    ...(outdated ? { remark: texts.outdated } : {}),
  };
}
