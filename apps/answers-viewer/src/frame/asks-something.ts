import type { Question } from '@lykta/domain';

/** False for a text with one button: nothing was asked, so there is nothing to read or count. */
export function asksSomething({ type, answers }: Question): boolean {
  return type !== 'article_text' || Object.keys(answers).length > 1;
}
