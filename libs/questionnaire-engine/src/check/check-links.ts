import { named, quote, type AnswerPlace, type FormView, type QuestionView } from './form-view.ts';
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
    const message = 'The form has no firstQuestion.';
    return [{ code: 'first-question-missing', question: null, message }];
  }
  if (hasQuestion(questions, firstQuestion)) return [];
  const message = `The firstQuestion is ${quote(firstQuestion)}, which does not exist.`;
  return [{ code: 'first-question-unknown', question: null, named: named(firstQuestion), message }];
}

function checkQuestion({ questions }: FormView, question: QuestionView): FormProblem[] {
  const problems: FormProblem[] = [];
  const { key, options, includeIf, refs } = question;
  const report = (code: FormProblemCode, message: string, more: Partial<FormProblem> = {}) =>
    problems.push({ code, question: key, message, ...more });

  for (const [id, { next }] of options) {
    if (next !== null && !hasQuestion(questions, next)) {
      report(
        'next-unknown',
        `Answer "${id}" of question "${key}" leads to ${quote(next)}, which does not exist.`,
        { answer: id, named: named(next) },
      );
    }
  }
  if (includeIf) {
    const { conditions, otherwise } = includeIf;
    if (conditions.length === 0) {
      report('include-if-empty', `The includeIf of question "${key}" names no answer.`);
    }
    if (otherwise != null && !hasQuestion(questions, otherwise)) {
      report(
        'else-unknown',
        `The else of question "${key}" leads to ${quote(otherwise)}, which does not exist.`,
        { named: named(otherwise) },
      );
    }
    for (const { words, place } of conditions.flatMap((each) => unknownIn(questions, each))) {
      report('include-if-unknown', `The includeIf of question "${key}" names ${words}.`, { named: place });
    }
  }
  for (const { words, place } of refs.flatMap((each) => unknownIn(questions, each))) {
    report('ref-unknown', `The ref of question "${key}" names ${words}.`, { named: place });
  }
  return problems;
}

/** What of a backward look does not exist, in words and by its ids. */
function unknownIn(
  questions: FormView['questions'],
  { question, answers }: AnswerPlace,
): { words: string; place: string }[] {
  if (!hasQuestion(questions, question))
    return [{ words: `question ${quote(question)}, which does not exist`, place: named(question) }];
  const { options } = questions.get(question)!;
  return answers
    .filter((answer) => typeof answer !== 'string' || !options.has(answer))
    .map((answer) => ({
      words: `answer ${quote(answer)}, which question ${quote(question)} does not have`,
      place: `${question} → ${named(answer)}`,
    }));
}

/** Is this the id of a question of the form? */
export function hasQuestion(questions: FormView['questions'], id: unknown): id is string {
  return typeof id === 'string' && questions.has(id);
}
