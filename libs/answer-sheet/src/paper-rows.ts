import {
  dayAndMonth,
  localText,
  personTypeInfo,
  type IndividualAnswers,
  type WholeLanguage,
} from '@lykta/domain';
import { documentTexts, filled } from './paper-texts.ts';
import { readSheet, type AnswerLine } from './rows.ts';
import { wordsOf } from './words-of.ts';

/** One sent form, and the questions of it to include; all when undefined. */
export interface Sending {
  answers: IndividualAnswers;
  questions?: readonly string[];
  /** What the child sent of the same form before that; a meeting sheet shows it beside what has changed. */
  earlier?: IndividualAnswers;
}

/** A question with its answer, as it stands on paper. */
export interface PaperRow {
  question: string;
  answer: string;
  /** Such as that the child has taken the answer back. */
  remark?: string;
  /** What the child answered the time before, with the day. */
  then?: string;
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

/**
 * Returns what the child answered the time before, with the day; undefined if that was the same or nothing.
 * @param sent the day of the answer of now
 */
export function thenOf(
  { question, given }: AnswerLine,
  sent: string,
  earlier: IndividualAnswers | undefined,
  language: WholeLanguage,
): string | undefined {
  if (earlier === undefined) return undefined;
  const line = readSheet(earlier, language).lines.find((one) => one.question === question);
  if (line?.given.state !== 'answered') return undefined;
  const answer = wordsOf(line.given, language);
  if (answer === wordsOf(given, language)) return undefined;
  const texts = documentTexts[language];
  const before = earlier.data.sent;
  const day = before === sent ? texts.sameDay : dayAndMonth(before, language, sent);
  return filled(texts.then, { day, answer });
}
