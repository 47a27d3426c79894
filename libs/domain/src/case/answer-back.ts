import { z } from 'zod';
import { FormVersion, Id } from '../id/schema.ts';
import { staffRoleNames } from '../staff/roles.ts';
import { DayString } from '../time/schema.ts';

/** A fixed answer; `contact` has the day before which staff gets in touch. */
export const AnswerBack = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['read', 'meeting']) }),
  z.strictObject({ kind: z.literal('contact'), before: DayString }),
]);
export type AnswerBack = z.infer<typeof AnswerBack>;

/** What the child sees: the answer, the role of who gave it, and the day; never a name. */
export const AnswerBackToChild = z.strictObject({
  answer: AnswerBack,
  role: z.enum(staffRoleNames),
  day: DayString,
});
export type AnswerBackToChild = z.infer<typeof AnswerBackToChild>;

/** What staff who may open the child see of it. */
export const AnswerBackToStaff = AnswerBackToChild.omit({ role: true });

/** The maximum number of sendings that one answer is about. */
const SENDINGS_AT_MOST = 50;

/** PUT staff/invitations/{id}/clients/{client}/answer-back: `sent` are the sendings that it is about. */
export const CreateAnswerBack = z.strictObject({
  answer: AnswerBack,
  sent: z
    .array(z.strictObject({ id: z.string().max(80), version: FormVersion, request: Id }))
    .min(1)
    .max(SENDINGS_AT_MOST),
});
export type CreateAnswerBack = z.infer<typeof CreateAnswerBack>;
