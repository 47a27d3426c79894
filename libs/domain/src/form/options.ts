import { languageOf, REFERENCE } from '../text/language.ts';
import { localText, shownLanguage } from '../text/local-text.ts';
import type { AnswerOption, Question } from './form.ts';
import { questionTypes, type QuestionType } from './question-types.ts';

/** One option with its id. */
export interface Option extends AnswerOption {
  id: string;
}

type Answered = Pick<Question, 'type' | 'answers'>;

/** Returns the options in the order in which the author wrote them. */
export function optionsOf(question: Pick<Question, 'answers'>): Option[] {
  return Object.entries(question.answers).map(([id, option]) => ({ ...option, id }));
}

/** Returns the option of the skip button, if the question may be skipped (docs/product.md §4). */
export function skipOf(question: Question): Option | undefined {
  return optionsOf(question).find(({ type }) => type === 'skip');
}

/** Orders options for a question type: as given, or by weight, lowest first. */
export function inOrder<T extends { weight?: number }>(type: QuestionType, options: readonly T[]): T[] {
  const { order } = questionTypes[type];
  return order === 'by-weight' ? options.toSorted((a, b) => (a.weight ?? 0) - (b.weight ?? 0)) : [...options];
}

/** Returns the options to show, in order; the skip option has its own button. */
export function orderedOptions(question: Answered): Option[] {
  return inOrder(
    question.type,
    optionsOf(question).filter(({ type }) => type !== 'skip'),
  );
}

/** The five faces, from the lowest weight to the highest. */
const rateFaces = [1, 2, 3, 4, 5] as const;
export type Face = (typeof rateFaces)[number];

/** Returns the face for an answer; undefined if the question shows no faces, and for a skip. */
export function faceOf(question: Answered, answer: string): Face | undefined {
  if (questionTypes[question.type].order !== 'by-weight') return undefined;
  const faces = orderedOptions(question).filter(({ type }) => type === 'text');
  return rateFaces[faces.findIndex(({ id }) => id === answer)];
}

/**
 * Whether a question asks something, so that its answer is shown, counted and part of the story. A text with one button
 * asks nothing; with two buttons it is a choice. A skip option does not count.
 */
export function asksSomething(question: Question): boolean {
  return questionTypes[question.type].asks === 'always' || orderedOptions(question).length > 1;
}

/** Returns the heading of a question: a text question uses its header if it has one. */
export function headingOf({ type, header, text }: Question): Question['text'] {
  return type === 'article_text' && header ? header : text;
}

/**
 * Returns what a question or an answer is called in the easier way: in few words where they are written in this
 * language, otherwise as always. A translation is never given up for short words in Swedish.
 */
export function easyWords({ text, easy }: Pick<Question, 'text' | 'easy'>, language: string): string {
  const wanted = languageOf(language) ?? REFERENCE;
  return localText(easy && shownLanguage(easy, wanted) === wanted ? easy : text, wanted);
}
