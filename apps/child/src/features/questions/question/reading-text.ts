import { localText, orderedOptions, type Language, type Question } from '@lykta/domain';

/** The parts to read aloud in screen order: header, question, help, answers. */
export function readingParts(
  question: Question,
  people: readonly { label: string }[],
  language: Language,
): string[] {
  const answers = orderedOptions(question)
    .filter(({ type }) => type === 'text' || type === 'none')
    .map(({ text }) => localText(text, language));
  return [
    ...(question.header ? [localText(question.header, language)] : []),
    localText(question.text, language),
    ...(question.help ? [localText(question.help, language)] : []),
    ...people.map(({ label }) => label),
    ...answers,
  ];
}

/** Joins the parts, each as a sentence. */
export function readingText(parts: readonly string[]): string {
  return parts.map(asSentence).join(' ');
}

const asSentence = (part: string) => (/[.!?…]$/.test(part) ? part : `${part}.`);

/** The part that contains a character of the reading text, and the position inside it; undefined between parts. */
export function partAt(parts: readonly string[], index: number): { part: string; at: number } | undefined {
  let start = 0;
  for (const part of parts) {
    if (index < start) return undefined;
    if (index < start + part.length) return { part, at: index - start };
    start += asSentence(part).length + 1;
  }
  return undefined;
}
