import { quote, type FormView } from './form-view.ts';
import type { FormProblem } from './problem.ts';

/** Keys and ids: each question under its own id, and none that JavaScript would sort before the others. */
export function checkIds({ questions }: FormView): FormProblem[] {
  const problems: FormProblem[] = [];
  for (const [key, { id, options }] of questions) {
    if (id !== key) {
      const message = `The question under "${key}" has ${quote(id)} as its id; the two must be the same.`;
      problems.push({ code: 'key-differs', question: key, message });
    }
    for (const each of new Set([key, id])) {
      if (isDigits(each)) problems.push(digitsOnly(key, each, 'The question id'));
    }
    for (const option of options.keys()) {
      if (isDigits(option)) problems.push(digitsOnly(key, option, `In question "${key}" the answer id`));
    }
  }
  return problems;
}

function isDigits(id: unknown): id is string {
  return typeof id === 'string' && /^\d+$/.test(id);
}

function digitsOnly(question: string, id: string, what: string): FormProblem {
  const message = `${what} "${id}" has digits only, and would lose its place in the order; add a letter, such as "a${id}".`;
  return { code: 'id-digits-only', question, message };
}
