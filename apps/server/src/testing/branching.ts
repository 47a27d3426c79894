import { present, type Form, type Question } from '@lykta/domain';

/**
 * Returns how many nested choices come before the most deeply nested question of a form. A choice decides about a later
 * question if one of its answers leads there and another never does, or if the question's `includeIf` names it.
 */
export function branchingDepth({ questions }: Form): number {
  const all = Object.values(questions);
  const onwards = (question: Question) => [
    ...Object.values(question.answers).map(({ next }) => next),
    question.includeIf?.else,
  ];
  const reached = new Map<string, Set<string>>();
  const reachedFrom = (start: string): Set<string> => {
    const known = reached.get(start);
    if (known) return known;
    const found = new Set([start]);
    for (const next of onwards(present(questions[start], 'questions[start]')))
      if (next) for (const id of reachedFrom(next)) found.add(id);
    reached.set(start, found);
    return found;
  };
  const decides = (one: Question, later: string) => {
    const ways = new Set(Object.values(one.answers).map(({ next }) => next ?? null));
    const leads = [...ways].map((next) => next !== null && reachedFrom(next).has(later));
    return leads.includes(true) && leads.includes(false);
  };
  const depths = new Map<string, number>();
  const depthOf = ({ id, includeIf }: Question): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const named = new Set(includeIf?.answers.map(({ question }) => question));
    const before = all.filter((one) => one.id !== id && (named.has(one.id) || decides(one, id)));
    const depth = before.length === 0 ? 0 : 1 + Math.max(...before.map(depthOf));
    depths.set(id, depth);
    return depth;
  };
  return Math.max(...all.map(depthOf));
}
