import { present, type AnswersDocument, type Entry, type Form, type Question } from '@lykta/domain';

/**
 * The rules of a flow once more, as plainly as they can be written: everything is walked from the start each time,
 * nothing is shared with the engine. The tests compare the two.
 */
export interface Naive {
  form: Form;
  now: Date;
  skipCutoff: Date | undefined;
  answers: Map<string, Entry[]>;
  inactive: Map<string, Entry[]>;
  inactiveByFlow: Set<string>;
  path: string[];
  gaps: string[];
  open: string | null;
}

export class NaiveError extends Error {}

export function naiveOpen(form: Form, document: AnswersDocument, now: Date, skipCutoff?: Date): Naive {
  const naive: Naive = {
    form,
    now,
    skipCutoff,
    answers: new Map(Object.entries(document.answers)),
    inactive: new Map(Object.entries(document.inactive)),
    inactiveByFlow: new Set(),
    path: [],
    gaps: [],
    open: null,
  };
  return reconcile(naive);
}

export function naiveAnswer(
  before: Naive,
  id: string,
  selection: readonly { answer: string; data?: string[] }[],
  at: Date,
): Naive {
  const question = before.path.includes(id) ? questionOf(before.form, id) : undefined;
  if (!question) throw new NaiveError('not on the path');
  const options = Object.keys(question.answers);
  for (const { answer } of selection) {
    if (!options.includes(answer)) throw new NaiveError('no such answer');
    if (selection.filter((other) => other.answer === answer).length > 1) throw new NaiveError('twice');
  }
  const answers = new Map(before.answers);
  const inactive = new Map(before.inactive);
  const inactiveByFlow = new Set(before.inactiveByFlow);
  inactive.delete(id);
  inactiveByFlow.delete(id);
  answers.delete(id);
  if (selection.length > 0) {
    answers.set(
      id,
      options.flatMap((option) =>
        selection
          .filter((chosen) => chosen.answer === option)
          .map((chosen) => ({ ...structuredClone(chosen), timestamp: at.toISOString() })),
      ),
    );
  }
  return reconcile({ ...before, answers, inactive, inactiveByFlow });
}

function reconcile(from: Naive): Naive {
  const { form } = from;
  const answers = new Map(from.answers);
  const inactive = new Map(from.inactive);
  const inactiveByFlow = new Set(from.inactiveByFlow);
  const deactivate = (id: string) => {
    inactive.set(id, present(answers.get(id), 'answers.get(id)'));
    answers.delete(id);
    inactiveByFlow.add(id);
  };
  for (const [id, list] of [...answers]) {
    const question = questionOf(form, id);
    if (list.length === 0) answers.delete(id);
    else if (!question || !allKnown(question, list)) deactivate(id);
  }

  const path: string[] = [];
  const gaps: string[] = [];
  const met = new Set<string>();
  let open: string | null = null;
  let id: string | null | undefined = form.metadata.firstQuestion;
  if (!questionOf(form, id)) id = null;
  while (id != null) {
    if (met.has(id)) throw new NaiveError(`cycle at ${id}`);
    met.add(id);
    const here: string = id;
    const question = questionOf(form, here);
    if (!question) throw new NaiveError(`unknown ${here}`);
    if (question.includeIf) {
      const included = question.includeIf.answers.some(
        (condition) =>
          path.includes(condition.question) &&
          !gaps.includes(condition.question) &&
          present(answers.get(condition.question), 'answers.get(condition.question)').some(
            (entry) => entry.answer === condition.answer,
          ),
      );
      if (!included) {
        id = question.includeIf.else;
        continue;
      }
    }
    path.push(here);
    const kept = inactive.get(here);
    if (!answers.has(here) && kept && allKnown(question, kept)) {
      inactive.delete(here);
      const times = kept.map((entry) => new Date(entry.timestamp).getTime());
      const young = times.some((time) => time >= threeMonthsBefore(from.now));
      if (young || inactiveByFlow.has(here)) answers.set(here, kept);
      inactiveByFlow.delete(here);
    }
    const list = answers.get(here);
    const options = Object.entries(question.answers);
    if (list) {
      const stale = list.every((entry) => {
        const option = present(
          options.find(([key]) => key === entry.answer),
          'options.find(([key]) => key === entry.answer)',
        )[1];
        return option.type === 'skip' && from.skipCutoff && new Date(entry.timestamp) < from.skipCutoff;
      });
      if (stale) gaps.push(here);
      id = present(
        options.find(([key]) => list.some((entry) => entry.answer === key)),
        'options.find(…)',
      )[1].next;
    } else {
      gaps.push(here);
      const nexts = [...new Set(options.map(([, option]) => option.next ?? null))];
      if (nexts.length > 1) {
        open = here;
        id = null;
      } else {
        id = nexts[0];
      }
    }
  }
  for (const key of [...answers.keys()]) if (!path.includes(key)) deactivate(key);
  const naive = { ...from, answers, inactive, inactiveByFlow, path, gaps, open };
  naiveProgress(naive);
  return naive;
}

export function naiveProgress({ form, path, gaps, open }: Naive) {
  const answered = path.length - gaps.length;
  const known = new Map<string, number>();
  const left = gaps.length + (open === null ? 0 : longestOver(form, open, known, []));
  return { total: answered + left, answered, left };
}

function longestOver(form: Form, id: string, known: Map<string, number>, above: string[]): number {
  const nexts = Object.values(present(questionOf(form, id), 'questionOf(form, id)').answers).map(
    (option) => option.next ?? null,
  );
  return Math.max(0, ...nexts.map((next) => longest(form, next, known, above)));
}

function longest(form: Form, id: string | null, known: Map<string, number>, above: string[]): number {
  if (id === null) return 0;
  const question = questionOf(form, id);
  if (!question) throw new NaiveError(`unknown ${id}`);
  if (above.includes(id)) throw new NaiveError(`cycle at ${id}`);
  if (!known.has(id)) {
    const here = [...above, id];
    const included = 1 + longestOver(form, id, known, here);
    const excluded = question.includeIf ? longest(form, question.includeIf.else ?? null, known, here) : 0;
    known.set(id, Math.max(included, excluded));
  }
  return present(known.get(id), 'known.get(id)');
}

/** By the calendar's figures, not by the clock's. */
export function threeMonthsBefore(now: Date): number {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()];
  const [thatYear, thatMonth] = month > 3 ? [year, month - 3] : [year - 1, month + 9];
  const leap = thatYear % 4 === 0 && (thatYear % 100 !== 0 || thatYear % 400 === 0);
  const days = present(
    [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][thatMonth - 1],
    '[31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 3',
  );
  const date = [thatYear, thatMonth, Math.min(day, days)]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return new Date(`${date}${now.toISOString().slice(10)}`).getTime();
}

function allKnown(question: Question, list: readonly Entry[]): boolean {
  const options = Object.keys(question.answers);
  return list.every((entry) => options.includes(entry.answer));
}

function questionOf(form: Form, id: unknown): Question | undefined {
  return Object.entries(form.questions).find(([key]) => key === id)?.[1];
}
