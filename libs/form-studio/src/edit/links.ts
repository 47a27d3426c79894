import type { AnswerOption, Question } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import { setFields } from './set-fields.ts';

/** Where most answers of a question lead; null = the form ends. */
export function mainNext({ answers }: Question): string | null {
  const counts = new Map<string | null, number>();
  for (const { next } of Object.values(answers))
    counts.set(next ?? null, (counts.get(next ?? null) ?? 0) + 1);
  const [first = [null, 0] as const, ...others] = counts;
  return others.reduce((most, each) => (each[1] > most[1] ? each : most), first)[0];
}

/** Lets the answers of a question that lead to `from` lead to `to`. */
export function leadOn(question: Question, from: string | null, to: string | null): Question {
  return mapAnswers(question, (answer) =>
    (answer.next ?? null) === from && from !== to ? setFields(answer, { next: to }) : answer,
  );
}

/** Lets everything that leads to a question lead to another one: answers, conditions' else, and the form's start. */
export function leadPast({ metadata, questions }: Draft, from: string, to: string | null): Draft {
  return {
    metadata: metadata.firstQuestion === from ? { ...metadata, firstQuestion: to ?? '' } : metadata,
    questions: questions.map((question) => {
      const led = leadOn(question, from, to);
      const { includeIf } = led;
      return includeIf?.else === from ? { ...led, includeIf: { ...includeIf, else: to } } : led;
    }),
  };
}

/** Forgets a question, or one of its answers, where conditions and references of others name it. */
export function forget(question: Question, gone: string, answer?: string): Question {
  const isGone = (id: string, given: string) => id === gone && (answer === undefined || given === answer);
  const { includeIf, ref } = question;
  let rest = question;
  if (includeIf?.answers.some((each) => isGone(each.question, each.answer))) {
    const answers = includeIf.answers.filter((each) => !isGone(each.question, each.answer));
    rest = setFields(rest, { includeIf: answers.length > 0 ? { ...includeIf, answers } : undefined });
  }
  const refs = ref === undefined ? [] : Array.isArray(ref) ? ref : [ref];
  if (refs.some((each) => each.answers.some((given) => isGone(each.question, given)))) {
    const kept = refs
      .map((each) => ({ ...each, answers: each.answers.filter((given) => !isGone(each.question, given)) }))
      .filter((each) => each.answers.length > 0);
    rest = setFields(rest, { ref: kept.length > 1 ? kept : kept[0] });
  }
  return rest;
}

/** Changes answers of a question; the question itself is returned where none changes. */
export function mapAnswers(question: Question, change: (answer: AnswerOption) => AnswerOption): Question {
  const before = Object.entries(question.answers);
  const after = before.map(([id, answer]) => [id, change(answer)] as const);
  if (after.every(([, answer], index) => answer === before[index]![1])) return question;
  return { ...question, answers: Object.fromEntries(after) };
}
