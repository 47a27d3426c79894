import { hasQuestion } from './check-links.ts';
import type { FormView } from './form-view.ts';
import { allLinks, cycles, optionLinks, reach, reversed } from './graph.ts';
import type { FormProblem } from './problem.ts';

/** Cycles, one for every cyclic part. */
export function checkCycles(form: FormView): FormProblem[] {
  return cycles(allLinks(form)).map((cycle) => {
    const message = `These questions lead round in a circle: ${cycle.join(' → ')}.`;
    return { code: 'cycle', question: cycle[0]!, named: cycle.join(' → '), message };
  });
}

/** Questions that nobody ever meets; without a first question that is its fault and not theirs. */
export function checkReach(form: FormView): FormProblem[] {
  const { firstQuestion, questions } = form;
  if (!hasQuestion(questions, firstQuestion)) return [];
  const reached = reach(allLinks(form), firstQuestion);
  return [...questions.keys()]
    .filter((key) => key !== firstQuestion && !reached.has(key))
    .map((question) => ({
      code: 'unreachable',
      question,
      message: `No answer leads to question "${question}".`,
    }));
}

/** What includeIf and ref look back to must come before: some chain of answers leads from it to here. */
export function checkBackwardLooks(form: FormView): FormProblem[] {
  const problems: FormProblem[] = [];
  const back = reversed(optionLinks(form));
  for (const { key, includeIf, refs } of form.questions.values()) {
    const looks = [
      ...(includeIf?.conditions ?? []).map(
        (place) => ({ ...place, code: 'include-if-not-before', what: 'includeIf' }) as const,
      ),
      ...refs.map((place) => ({ ...place, code: 'ref-not-before', what: 'ref' }) as const),
    ].filter(({ question }) => hasQuestion(form.questions, question));
    if (looks.length === 0) continue;

    const wanted = new Set(looks.map(({ question }) => question as string));
    const before = reach(back, key, wanted);
    const reported = new Set<string>();
    for (const { code, what, question } of looks) {
      const earlier = question as string;
      if (before.has(earlier) || reported.has(code + earlier)) continue;
      reported.add(code + earlier);
      const message = `The ${what} of question "${key}" looks back to "${earlier}", which does not come before it.`;
      problems.push({ code, question: key, named: earlier, message });
    }
  }
  return problems;
}
