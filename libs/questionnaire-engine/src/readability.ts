import type { Form, Question } from '@lykta/domain';

/** How hard a text is to read. */
export interface Readability {
  readonly words: number;
  /** Words in the longest sentence. */
  readonly longestSentence: number;
  /**
   * LIX (C.-H. Björnsson, 1968): words in a sentence plus the share of words over six letters, in per cent; rounded.
   * Below 30 is very easy, a children's book. Of a single short text it says little.
   */
  readonly lix: number;
}

/** Counts a text that may come in parts; a sentence never runs from one part into the next. */
export function readability(...texts: readonly string[]): Readability {
  const sentences = texts
    .flatMap((text) => text.split(/[.!?:]+(?=\s|$)|\n+/))
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const long = words.filter((word) => word.length > 6);
  const lix = words.length / sentences.length + (100 * long.length) / words.length;
  return {
    words: words.length,
    longestSentence: Math.max(0, ...sentences.map((sentence) => sentence.length)),
    lix: words.length === 0 ? 0 : Math.round(lix),
  };
}

/** What a child reads in Swedish at one question: its header and text, and the options. */
export function textsOf(question: Question): { question: string[]; options: string[] } {
  return {
    question: [question.header, question.text].flatMap((text) => (text ? [text.sv] : [])),
    options: Object.values(question.answers).map((option) => option.text.sv),
  };
}

/** The readability of all a form asks and offers, in Swedish. */
export function formReadability(form: Form): Readability {
  const texts = Object.values(form.questions).map(textsOf);
  return readability(...texts.flatMap(({ question, options }) => [...question, ...options]));
}
