import { optionsOf, type Question } from '@lykta/domain';
import { answer, type Flow } from '@lykta/questionnaire-engine';

/**
 * The questions that an answer may lead to; first the one that most options lead to.
 * @param follow where a flow leads after the answer; null = to the end
 */
export function nextQuestions(
  flow: Flow,
  question: Question,
  follow: (after: Flow) => string | null,
): string[] {
  const now = new Date();
  const counts = new Map<string, number>();
  for (const { id } of optionsOf(question)) {
    const next = follow(answer(flow, question.id, [{ answer: id }], now));
    if (next !== null && next !== question.id) counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}
