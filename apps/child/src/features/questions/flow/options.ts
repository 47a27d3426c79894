import { answerTypes, optionsOf, type Option, type Question } from '@lykta/domain';
import type { Selection } from '@lykta/questionnaire-engine';

/**
 * The option for "nobody" or "nowhere": the first option of type none or text (docs/product.md §4, persons question).
 */
export function nobodyOf(question: Question): Option | undefined {
  return optionsOf(question).find((option) => option.type === 'none' || option.type === 'text');
}

/**
 * Builds the answer to a question about persons or homes. Choosing nothing means "nobody" and is stored without data.
 * @returns undefined when the question has no option for it
 */
export function selectionOf(question: Question, chosen: string[]): Selection[] | undefined {
  if (chosen.length === 0) {
    const nobody = nobodyOf(question);
    return nobody && [{ answer: nobody.id }];
  }
  const carrier = optionsOf(question).find(({ type }) => answerTypes[type].names);
  return carrier && [{ answer: carrier.id, data: chosen }];
}
