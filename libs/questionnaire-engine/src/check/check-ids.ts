import { hasDigitsOnly, isReservedId } from '@lykta/domain/own';
import { named, quote, type FormView } from './form-view.ts';
import type { FormProblem } from './problem.ts';

/** Keys and ids: each question under its own id, and none that JavaScript sorts before the others or has already. */
export function checkIds({ questions }: FormView): FormProblem[] {
  const problems: FormProblem[] = [];
  for (const [key, { id, options }] of questions) {
    if (id !== key) {
      const message = `The question under "${key}" has ${quote(id)} as its id.`;
      problems.push({ code: 'key-differs', question: key, named: named(id), message });
    }
    for (const each of new Set([key, id])) {
      problems.push(...problemsOf(key, each, 'The question id'));
    }
    for (const option of options.keys()) {
      const found = problemsOf(key, option, `In question "${key}" the answer id`);
      problems.push(...found.map((problem) => ({ ...problem, answer: option })));
    }
  }
  return problems;
}

function problemsOf(question: string | null, id: unknown, what: string): FormProblem[] {
  if (typeof id !== 'string') return [];
  const reserved = isReservedId(id);
  if (!reserved && !hasDigitsOnly(id)) return [];
  const fault = reserved ? 'belongs to JavaScript' : 'has digits only';
  const message = `${what} "${id}" ${fault}.`;
  return [{ code: reserved ? 'id-reserved' : 'id-digits-only', question, named: id, message }];
}
