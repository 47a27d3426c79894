import { z } from 'zod';
import type { Form } from '../form/form.ts';
import { own } from '../id/own.ts';
import { directionOf, groupsOf, markedAnswer, type MarkedAnswer } from './mark-groups.ts';

/**
 * What a child's newest answers hold that staff should read first: in how many questions the child wants help, has
 * worries, or answers worse than last time. Made of the marks that forms carry, never of a score.
 */
export const Flags = z.strictObject({
  help: z.int().min(0),
  worries: z.int().min(0),
  worse: z.int().min(0),
});
export type Flags = z.infer<typeof Flags>;

/** One sending of a form, with only what flags are made of. */
export interface FlaggedSending {
  form: Form;
  answers: Readonly<Record<string, readonly { answer: string }[]>>;
  /** Questions whose answer the child has said is no longer true: they raise no flag. */
  remarks?: readonly string[] | undefined;
}

const UNTRUE: MarkedAnswer = { answered: false, marks: [] };

function answerIn({ form, answers, remarks = [] }: FlaggedSending, question: string): MarkedAnswer {
  if (remarks.includes(question)) return UNTRUE;
  const chosen = (own(answers, question) ?? []).map(({ answer }) => answer);
  return markedAnswer(own(form.questions, question), chosen);
}

/** Whether an answer is worse than the previous one, where both are still true. */
function isWorse(now: FlaggedSending, then: FlaggedSending | undefined, question: string): boolean {
  if (!then || !Object.hasOwn(then.form.questions, question)) return false;
  if (now.remarks?.includes(question) || then.remarks?.includes(question)) return false;
  const direction = directionOf(answerIn(now, question), answerIn(then, question));
  return direction === 'worse' || direction === 'worry';
}

/** Counts the flags of a child's newest sending of each form. @param sendings oldest first */
export function flagsOf(sendings: readonly FlaggedSending[]): Flags {
  const flags: Flags = { help: 0, worries: 0, worse: 0 };
  const byForm = Map.groupBy(sendings, ({ form }) => form.metadata.id);
  for (const history of byForm.values()) {
    const [now, then] = history.toReversed();
    if (!now) continue;
    for (const question of Object.keys(now.form.questions)) {
      const groups = groupsOf(answerIn(now, question));
      if (groups.has('help')) flags.help += 1;
      if (groups.has('worries')) flags.worries += 1;
      if (isWorse(now, then, question)) flags.worse += 1;
    }
  }
  return flags;
}
