import { localText, type Language, type Question } from '@lykta/domain';
import { shownOptions } from '../flow/options.ts';

/** What is read aloud: header, question, then the answers in order, each as a sentence of its own. */
export function readingText(
  question: Question,
  people: readonly { label: string }[],
  language: Language,
): string {
  const answers = shownOptions(question)
    .filter(({ type }) => type === 'text' || type === 'none')
    .map(({ text }) => localText(text, language));
  return [
    ...(question.header ? [localText(question.header, language)] : []),
    localText(question.text, language),
    ...people.map(({ label }) => label),
    ...answers,
  ]
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
