import { isReservedId } from '@lykta/domain/own';
import { quote, type FormView } from './form-view.ts';
import type { FormProblem } from './problem.ts';

/** Keys and ids: each question under its own id, and none that JavaScript sorts before the others or has already. */
export function checkIds({ questions }: FormView): FormProblem[] {
  const problems: FormProblem[] = [];
  for (const [key, { id, options }] of questions) {
    if (id !== key) {
      const message = `The question under "${key}" has ${quote(id)} as its id; the two must be the same.`;
      problems.push({ code: 'key-differs', question: key, message });
    }
    for (const each of new Set([key, id])) {
      problems.push(...problemsOf(key, each, 'The question id'));
    }
    for (const option of options.keys()) {
      problems.push(...problemsOf(key, option, `In question "${key}" the answer id`));
    }
  }
  return problems;
}

function problemsOf(question: string | null, id: unknown, what: string): FormProblem[] {
  if (typeof id !== 'string') return [];
  if (isReservedId(id)) {
    const message = `${what} "${id}" is a name that JavaScript has given away; choose another, such as "my-${id}".`;
    return [{ code: 'id-reserved', question, message }];
  }
  if (!/^\d+$/.test(id)) return [];
  const message = `${what} "${id}" has digits only, and would lose its place in the order; add a letter, such as "a${id}".`;
  return [{ code: 'id-digits-only', question, message }];
}
