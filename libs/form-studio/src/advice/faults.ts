import { DIGITS_ONLY, Form } from '@lykta/domain';
import { checkForm, type FormProblem } from '@lykta/questionnaire-engine';
import { writtenForm, type Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';
import { rules, type RuleId } from './rules.ts';

/** Finds everything for which the engine or the form's schema would refuse the form. */
export function faults(draft: Draft): Finding[] {
  const written = writtenForm(draft);
  const found = checkForm(written).map((problem) => ofProblem(problem, draft));
  const issues = Form.safeParse(written).error?.issues ?? [];
  const refused = issues.filter((issue) => !isOfDigits(issue)).map(ofIssue);
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

type Issue = NonNullable<ReturnType<typeof Form.safeParse>['error']>['issues'][number];

/** An id of digits is said by the engine where it is given, and what points there follows it. Helpers' ids do not. */
function isOfDigits(issue: Issue): boolean {
  if (issue.code === 'invalid_key') return issue.issues.every(isOfDigits);
  if (issue.code === 'invalid_union') return issue.errors.some((tried) => tried.every(isOfDigits));
  return issue.message === DIGITS_ONLY && issue.path[2] !== 'data';
}

function ofIssue(issue: Issue): Finding {
  const [top, question, part, answer, ...rest] = issue.path.map(String);
  const limit = 'maximum' in issue ? issue.maximum : 'minimum' in issue ? issue.minimum : undefined;
  const found: { rule: RuleId; values?: Finding['values'] } = {
    rule: issue.code === 'too_big' ? 'too-long' : issue.code === 'too_small' ? 'too-little' : 'not-allowed',
    ...(limit !== undefined && { values: { limit: Number(limit) } }),
  };
  if (top !== 'questions' || question === undefined)
    return { ...found, question: null, field: question ?? 'name' };
  if (part !== 'answers' || answer === undefined) return { ...found, question, field: part ?? 'id' };
  return { ...found, question, answer, field: rest[0] ?? 'text' };
}
