import type { Flow } from '@lykta/questionnaire-engine';

/**
 * Where a form opens: at the question that was asked for, if it is on the path; else at the first gap.
 * With nothing left, `again` leads an own form back to its first question, to be looked through and changed.
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
 * Where an answer leads. Somebody who looks through a finished form goes on to the question after it;
 * otherwise the next gap is next.
 * @returns null when nothing is left
 */
export function questionAfter(flow: Flow, question: string, lookingThrough: boolean): string | null {
  if (!lookingThrough) return flow.following(question);
  const place = flow.path.indexOf(question);
  return flow.path[place + 1] ?? flow.resume;
}

/** "Fråga 3 av 12": the place on the path, and how many there are as far as the engine knows. */
export function placeOf(flow: Flow, question: string): { number: number; total: number } {
  const number = flow.path.indexOf(question) + 1;
  return { number, total: Math.max(flow.progress.total, number) };
}
