import { localText, type Question } from '@lykta/domain';

/** The longest part of a question that a list of choices shows. */
const SHOWN = 40;

/** The beginning of a question's text, for lists of choices. */
export function shortText({ text }: Pick<Question, 'text'>, language: string): string {
  const words = localText(text, language).trim();
  return words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words;
}
