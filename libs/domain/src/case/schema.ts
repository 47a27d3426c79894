import { z } from 'zod';
import { AnswerBackToStaff } from './answer-back.ts';
import { Avatar } from '../avatar/schema.ts';
import { caseParts } from './workers.ts';
import { Form } from '../form/form.ts';
import { AuthoredId, Id } from '../id/schema.ts';
import { Label } from './label.ts';
import { House, Person } from '../profile/schema.ts';
import { Recorded } from './documents.ts';
import { StatsAnswers } from '../statistics/schema.ts';
import { Flags } from '../story/flags.ts';
import { plainText } from '../text/schema.ts';
import { DayString, Quarter, Timestamp } from '../time/schema.ts';

/**
 * A child as staff see it: a pseudonym that differs per invitation, and the sent forms. If `avatar` is absent, the
 * child does not show its own figure here, and the viewer derives one from the pseudonym, so that nobody can match the
 * child's two invitations. `label` is absent without one; `label`, `flags` and `answerBack` are absent for a member who
 * may not open the child. `lateDays`: for how many days nobody has read a form, where the unit's time has passed. `part`
 * is the member's own part in the case today. `emergencyOnly`: the member works in the unit and has no part in the case,
 * so it may open the child only in an emergency. `needsReason`: its answers open after a reason, which the member has not
 * given or gave too long ago. `ended`: the day on which staff ended the case.
 */
export const StaffClient = z.strictObject({
  client: Id,
  label: Label.optional(),
  responsible: z.string().optional(),
  part: z.enum(caseParts).optional(),
  emergencyOnly: z.literal(true).optional(),
  needsReason: z.literal(true).optional(),
  avatar: Avatar.optional(),
  accepted: Timestamp,
  left: Timestamp.optional(),
  ended: DayString.optional(),
  flags: Flags.optional(),
  lateDays: z.int().min(1).optional(),
  sent: z.array(
    z.strictObject({
      id: z.string(),
      version: z.int(),
      request: Id,
      at: Timestamp,
      /** Whether this member has opened it; for an admin who may not open it, whether anybody has. */
      opened: z.boolean(),
      /** Who has read it, first reader first; empty for a member who may not open it. The day only, not the time. */
      readers: z.array(z.strictObject({ name: z.string(), day: DayString })),
      /** The latest answer back to the child about this form. */
      answerBack: AnswerBackToStaff.optional(),
      /** Who put it into the record first; absent if nobody has, and for a member who may not open it. */
      recorded: Recorded.optional(),
    }),
  ),
});
export type StaffClient = z.infer<typeof StaffClient>;

/**
 * POST staff/readings: the reason why a member opens a child's answers. `urgent`: a member of the unit without a part in
 * the case opens it in an emergency.
 */
export const CreateReading = z.strictObject({
  invitation: Id,
  client: Id,
  reason: plainText(300, 3),
  urgent: z.literal(true).optional(),
});
export type CreateReading = z.infer<typeof CreateReading>;

/**
 * The query of GET staff/answers/…; `format=answers` requires invitation and client. With `format=stats` and neither
 * invitation nor unit, a worker gets all own cases together, an admin the organisation.
 */
export const StaffAnswersQuery = z.strictObject({
  format: z.enum(['answers', 'stats']),
  invitation: Id.optional(),
  client: Id.optional(),
  request: Id.optional(),
  unit: plainText(100, 1).optional(),
  period: Quarter.optional(),
});
export type StaffAnswersQuery = z.infer<typeof StaffAnswersQuery>;

/** One child's answers; `data` contains indexes into persons, or into houses for accommodation questions. */
export const IndividualAnswers = z.strictObject({
  format: z.literal('answers'),
  form: Form,
  data: z.strictObject({
    request: Id,
    sent: DayString,
    /** Whether it was answered at one screen with a worker. */
    together: z.literal(true).optional(),
    remarks: z.array(AuthoredId),
    persons: z.array(Person),
    houses: z.array(House),
    questions: z.record(
      AuthoredId,
      z.array(
        z.strictObject({
          answer: z.string(),
          data: z.array(z.int().min(0)).optional(),
          /** What the child wrote itself. */
          words: z.string().optional(),
          date: DayString,
        }),
      ),
    ),
  }),
});
export type IndividualAnswers = z.infer<typeof IndividualAnswers>;

/** All that one child sent under an invitation, oldest first; `form` is an index into `forms`, each of which stands once. */
export const ChildSendings = z.strictObject({
  forms: z.array(Form),
  sendings: z.array(z.strictObject({ form: z.int().min(0), data: IndividualAnswers.shape.data })),
});
export type ChildSendings = z.infer<typeof ChildSendings>;

export const FormAnswers = z.discriminatedUnion('format', [StatsAnswers, IndividualAnswers]);
export type FormAnswers = z.infer<typeof FormAnswers>;
