import type { Flow } from '@lykta/questionnaire-engine';

/**
 * The question at which a form opens: the requested one if it is on the path, else the first gap. With nothing left,
 * `again` reopens an own form at its first question for review.
 * @returns null when there is nothing (more) to ask (docs/product.md §4)
 */
export function openingQuestion(
  flow: Flow,
  { asked, again }: { asked?: string; again: boolean },
): string | null {
  if (asked !== undefined && flow.path.includes(asked)) return asked;
  return flow.resume ?? (again ? (flow.path[0] ?? null) : null);
}

/**
 * The question after an answer: the next one on the path while a child reviews a finished form, otherwise the next
 * gap.
 * @returns null when nothing is left
 */
export function questionAfter(flow: Flow, question: string, lookingThrough: boolean): string | null {
  if (!lookingThrough) return flow.following(question);
  const place = flow.path.indexOf(question);
  return flow.path[place + 1] ?? flow.resume;
}

/** "Fråga 3 av 12": the position on the path, and the number of questions as far as the engine knows. */
export function placeOf(flow: Flow, question: string): { number: number; total: number } {
  const number = flow.path.indexOf(question) + 1;
  return { number, total: Math.max(flow.progress.total, number) };
}
