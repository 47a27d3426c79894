import { quote, type AnswerPlace, type FormView, type QuestionView } from './form-view.ts';
import type { FormProblem, FormProblemCode } from './problem.ts';

/** Everything that names a question or an answer names one that exists. */
export function checkLinks(form: FormView): FormProblem[] {
  return [
    ...checkFirst(form),
    ...[...form.questions.values()].flatMap((question) => checkQuestion(form, question)),
  ];
}

function checkFirst({ firstQuestion, questions }: FormView): FormProblem[] {
  if (firstQuestion == null || firstQuestion === '') {
    const message = 'The form does not say which question comes first (firstQuestion in metadata).';
    return [{ code: 'first-question-missing', question: null, message }];
  }
  if (hasQuestion(questions, firstQuestion)) return [];
  const message = `The form starts at ${quote(firstQuestion)} (firstQuestion in metadata), which does not exist.`;
  return [{ code: 'first-question-unknown', question: null, message }];
}

function checkQuestion({ questions }: FormView, question: QuestionView): FormProblem[] {
  const problems: FormProblem[] = [];
  const { key, options, includeIf, refs } = question;
  const report = (code: FormProblemCode, message: string) => problems.push({ code, question: key, message });

  for (const [id, { next }] of options) {
    if (next !== null && !hasQuestion(questions, next)) {
      report(
        'next-unknown',
        `Answer "${id}" of question "${key}" leads to ${quote(next)}, which does not exist.`,
      );
    }
  }
  if (includeIf) {
    const { conditions, otherwise } = includeIf;
    if (conditions.length === 0) {
      report(
        'include-if-empty',
        `The includeIf of question "${key}" lists no answer, so it would never be asked.`,
      );
    }
    if (otherwise != null && !hasQuestion(questions, otherwise)) {
      report(
        'else-unknown',
        `The else of question "${key}" leads to ${quote(otherwise)}, which does not exist.`,
      );
    }
    for (const message of conditions.flatMap((place) => unknownIn(questions, place))) {
      report('include-if-unknown', `The includeIf of question "${key}" names ${message}.`);
    }
  }
  for (const message of refs.flatMap((place) => unknownIn(questions, place))) {
    report('ref-unknown', `The ref of question "${key}" names ${message}.`);
  }
  return problems;
}

/** What of a backward look does not exist, in words. */
function unknownIn(questions: FormView['questions'], { question, answers }: AnswerPlace): string[] {
  if (!hasQuestion(questions, question)) return [`question ${quote(question)}, which does not exist`];
  const { options } = questions.get(question)!;
  return answers
    .filter((answer) => typeof answer !== 'string' || !options.has(answer))
    .map((answer) => `answer ${quote(answer)}, which question ${quote(question)} does not have`);
}

/** Is this the id of a question of the form? */
export function hasQuestion(questions: FormView['questions'], id: unknown): id is string {
  return typeof id === 'string' && questions.has(id);
}
