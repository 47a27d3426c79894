import { localText, orderedOptions, type Language, type Question } from '@lykta/domain';

/** What else of the screen is read. */
interface Beside {
  /** The offered persons or homes. */
  people: readonly { label: string }[];
  /** What stands before the field for own words. */
  note?: readonly string[];
}

/** The parts to read aloud in screen order: header, question, help, note, answers. */
export function readingParts(
  question: Question,
  { people, note = [] }: Beside,
  language: Language,
): string[] {
  const answers = orderedOptions(question)
    .filter(({ type }) => type === 'text' || type === 'none')
    .map(({ text }) => localText(text, language));
  return [
    ...(question.header ? [localText(question.header, language)] : []),
    localText(question.text, language),
    ...(question.help ? [localText(question.help, language)] : []),
    ...note,
    ...people.map(({ label }) => label),
    ...answers,
  ];
}

/** A sentence to read aloud by itself. */
export interface ReadingPiece {
  text: string;
  /** The part that it stands in, and where. */
  part: string;
  at: number;
}

const SENTENCE = /[^.!?؟…\s][^.!?؟…]*[.!?؟…]*/g;

/** The sentences of the parts: each is read by itself, so that it can be marked and gone on from. */
export function piecesOf(parts: readonly string[]): ReadingPiece[] {
  return parts.flatMap((part) =>
    [...part.matchAll(SENTENCE)].map(({ 0: text, index }) => ({ text, part, at: index })),
  );
}
