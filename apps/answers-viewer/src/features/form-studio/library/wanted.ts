import { localText, searchable, type Language, type Question } from '@lykta/domain';

interface Wanted {
  readonly text: string;
  readonly tag: string;
  readonly language: Language;
}

/** Whether a question is on a topic and has the words that were searched for, in itself or in an answer. */
export function isWanted(
  { tags = [], text: asked, answers }: Question,
  { text, tag, language }: Wanted,
): boolean {
  if (tag !== '' && !tags.some((one) => one === tag)) return false;
  const words = searchable(text.trim());
  return [asked, ...Object.values(answers).map((answer) => answer.text)].some((each) =>
    searchable(localText(each, language)).includes(words),
  );
}
