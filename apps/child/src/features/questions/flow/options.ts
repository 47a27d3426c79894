import type { AnswerOption, Question, QuestionType } from '@lykta/domain';
import type { Selection } from '@lykta/questionnaire-engine';

/** One option with its id, as screens need it. */
export interface Option extends AnswerOption {
  id: string;
}

/** The options in the order in which the author wrote them. */
export function optionsOf(question: Question): Option[] {
  return Object.entries(question.answers).map(([id, option]) => ({ ...option, id }));
}

/** The option behind the skip button, where the question may be skipped (docs/product.md §4). */
export function skipOf(question: Question): Option | undefined {
  return optionsOf(question).find((option) => option.type === 'skip');
}

/** What is shown to choose from: no skip option, and the five faces by weight (docs/product.md §4). */
export function shownOptions(question: Question): Option[] {
  const shown = optionsOf(question).filter((option) => option.type !== 'skip');
  return question.type === 'rate' ? shown.sort((a, b) => (a.weight ?? 0) - (b.weight ?? 0)) : shown;
}

/** Which of the child's own lists a question chooses from, if any. */
export function choosesFrom(type: QuestionType): 'persons' | 'houses' | null {
  if (type === 'accommodations' || type === 'single_accommodation') return 'houses';
  return type === 'persons' || type === 'single_person' || type === 'multiple_person' ? 'persons' : null;
}

/** Whether several may be chosen, so that the child presses Next; otherwise the choice itself is the answer. */
export function choosesSeveral(type: QuestionType): boolean {
  return type === 'multiple' || type === 'persons' || type === 'multiple_person' || type === 'accommodations';
}

/** The answer "nobody" or "nowhere": the first none or text option (docs/product.md §4, persons question). */
export function nobodyOf(question: Question): Option | undefined {
  return optionsOf(question).find((option) => option.type === 'none' || option.type === 'text');
}

/**
 * The answer to a question about persons or homes. Nothing chosen is "nobody", stored without data.
 * @returns undefined when the question has no option for it
 */
export function selectionOf(question: Question, chosen: string[]): Selection[] | undefined {
  if (chosen.length === 0) {
    const nobody = nobodyOf(question);
    return nobody && [{ answer: nobody.id }];
  }
  const carrier = optionsOf(question).find(({ type }) => type === 'persons' || type === 'accommodations');
  return carrier && [{ answer: carrier.id, data: chosen }];
}
