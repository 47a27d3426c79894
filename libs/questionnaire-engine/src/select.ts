import type { Question } from '@lykta/domain';
import { EngineError } from './error.ts';
import type { AnswerId } from './types.ts';

/**
 * One tap in a multiple choice: what is selected is unselected, what is not is added, and the selections of other
 * groups are cleared (docs/product.md §4). Options without a group are one group. The result is in option order.
 *
 * @throws EngineError if the question has no option `chosen`; unknown ids in `selected` are left out
 */
export function select(question: Question, selected: readonly AnswerId[], chosen: AnswerId): AnswerId[] {
  const options = Object.entries(question.answers);
  const tapped = options.find(([id]) => id === chosen)?.[1];
  if (!tapped) throw new EngineError(`Question "${question.id}" has no answer "${chosen}".`);
  const unselect = selected.includes(chosen);
  return options
    .filter(([id, option]) => {
      if (id === chosen) return !unselect;
      return selected.includes(id) && (unselect || option.group === tapped.group);
    })
    .map(([id]) => id);
}
