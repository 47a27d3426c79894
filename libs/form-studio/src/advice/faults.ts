import { DIGITS_ONLY, FormMetadata, Question } from '@lykta/domain';
import { checkForm, type FormProblem } from '@lykta/questionnaire-engine';
import { writtenForm, type Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';
import { once } from './once.ts';
import { rules, type RuleId } from './rules.ts';

/** Finds everything for which the engine or the form's schema would refuse the form. */
export function faults(draft: Draft): Finding[] {
  const found = checkForm(writtenForm(draft)).map((problem) => ofProblem(problem, draft));
  const refused = [...inMetadata(draft.metadata), ...draft.questions.flatMap(inQuestion)];
  // What the engine found is said better by its own rule.
  const said = new Set(found.map(placeKey));
  return [...found, ...refused.filter((finding) => !said.has(placeKey(finding)))];
}

const placeKey = ({ question, answer, field }: Finding) => JSON.stringify([question, answer, field]);

function ofProblem({ code, question, answer, named }: FormProblem, draft: Draft): Finding {
  const field = code === 'name-missing' && named ? named : rules[code].field;
  const values =
    named === undefined ? undefined : { named: code === 'cycle' ? numbered(named, draft) : named };
  return { rule: code, question, field, ...(answer !== undefined && { answer }), ...(values && { values }) };
}

/** Says a circle of question ids by the questions' numbers in the list. */
function numbered(circle: string, { questions }: Draft): string {
  return circle
    .split(' → ')
    .map((id) => questions.findIndex((question) => question.id === id) + 1)
    .join(' → ');
}

/** What the schema refuses, part by part: after a letter only one part of a long form is read again. */
const inMetadata = once((metadata: Draft['metadata']): Finding[] =>
  issuesOf(FormMetadata.safeParse(metadata)).map((issue) => ({
    ...ofIssue(issue),
    question: null,
    field: String(issue.path[0] ?? 'name'),
  })),
);
const inQuestion = once((question: Question): Finding[] =>
  issuesOf(Question.safeParse(question)).map((issue) => {
    const [part = 'id', answer, field = 'text'] = issue.path.map(String);
    const found = { ...ofIssue(issue), question: question.id };
    return part === 'answers' && answer !== undefined
      ? { ...found, answer, field }
      : { ...found, field: part };
  }),
);

type Read = ReturnType<typeof FormMetadata.safeParse> | ReturnType<typeof Question.safeParse>;
type Issue = NonNullable<Read['error']>['issues'][number];

const issuesOf = ({ error }: Read): Issue[] => (error?.issues ?? []).filter((issue) => !isOfDigits(issue));

/** An id of digits is said by the engine where it is given, and what points there follows it. Helpers' ids do not. */
function isOfDigits(issue: Issue): boolean {
  if (issue.code === 'invalid_key') return issue.issues.every(isOfDigits);
  if (issue.code === 'invalid_union') return issue.errors.some((tried) => tried.every(isOfDigits));
  return issue.message === DIGITS_ONLY && issue.path[0] !== 'data';
}

function ofIssue(issue: Issue): { rule: RuleId; values?: Finding['values'] } {
  const limit = 'maximum' in issue ? issue.maximum : 'minimum' in issue ? issue.minimum : undefined;
  return {
    rule: issue.code === 'too_big' ? 'too-long' : issue.code === 'too_small' ? 'too-little' : 'not-allowed',
    ...(limit !== undefined && { values: { limit: Number(limit) } }),
  };
}
