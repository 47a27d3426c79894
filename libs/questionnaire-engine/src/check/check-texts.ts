import type { FormView } from './form-view.ts';
import type { FormProblem } from './problem.ts';

/** What a child reads exists, in Swedish. */
export function checkTexts({ name, nameForChild, questions }: FormView): FormProblem[] {
  const problems: FormProblem[] = [];
  const report = (
    code: FormProblem['code'],
    question: string | null,
    message: string,
    more: Partial<FormProblem> = {},
  ) => problems.push({ code, question, message, ...more });

  if (isBlank(name)) report('name-missing', null, 'The form has no name.', { named: 'name' });
  if (isBlank(swedish(nameForChild))) {
    report('name-missing', null, 'The form has no Swedish nameForChild.', {
      named: 'nameForChild',
    });
  }
  for (const { key, text, header, options } of questions.values()) {
    if (isBlank(swedish(text))) report('text-missing', key, `Question "${key}" has no Swedish text.`);
    if (header !== undefined && isBlank(swedish(header))) {
      report('header-missing', key, `The header of question "${key}" has no Swedish text.`);
    }
    for (const [id, option] of options) {
      if (!isBlank(swedish(option.text))) continue;
      report('option-text-missing', key, `Answer "${id}" of question "${key}" has no Swedish text.`, {
        answer: id,
      });
    }
  }
  return problems;
}

function swedish(text: unknown): unknown {
  return typeof text === 'object' && text !== null && 'sv' in text ? text.sv : undefined;
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
