import { own, type Form } from '@lykta/domain';

/**
 * Whether nobody can finish the form without meeting this question: no way from the first question to an end goes
 * round it, and it has no condition of its own.
 */
export function isAlwaysAsked({ metadata, questions }: Form, id: string): boolean {
  if (own(questions, id)?.includeIf) return false;
  const seen = new Set([id]);
  const waiting: (string | null)[] = [metadata.firstQuestion];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next !== null && seen.has(next)) continue;
    const question = next === null ? undefined : own(questions, next);
    if (!question) return false;
    seen.add(question.id);
    const { answers, includeIf } = question;
    waiting.push(...Object.values(answers).map((option) => option.next ?? null));
    if (includeIf) waiting.push(includeIf.else ?? null);
  }
  return true;
}
