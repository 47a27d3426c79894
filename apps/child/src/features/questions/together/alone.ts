import type { Flow } from '@lykta/questionnaire-engine';

/** What the child answers where the adult beside must not look. */
export interface Alone {
  /** The child answers alone now. */
  now: boolean;
  /** The questions that were answered so. */
  questions: readonly string[];
}

/** Whether a question stays closed: it was answered alone, and the adult looks again. */
export const isClosed = ({ now, questions }: Alone, flow: Flow, question: string): boolean =>
  !now && questions.includes(question) && !flow.gaps.includes(question);

/** This question, or the next one on the path that may be seen, or the first gap; null when there is none. */
export function openFrom(alone: Alone, flow: Flow, question: string | null): string | null {
  if (question === null || !isClosed(alone, flow, question)) return question;
  const after = flow.path.slice(flow.path.indexOf(question) + 1);
  return after.find((later) => !isClosed(alone, flow, later)) ?? flow.resume;
}

/** The nearest question before this one that may be seen; null if there is none. */
export function openBefore(alone: Alone, flow: Flow, question: string): string | null {
  const before = flow.path.slice(0, Math.max(flow.path.indexOf(question), 0));
  return before.findLast((earlier) => !isClosed(alone, flow, earlier)) ?? null;
}
