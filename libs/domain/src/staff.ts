import { z } from 'zod';
import { AnswerBackToStaff } from './answer-back.ts';
import { Avatar } from './avatar.ts';
import { caseParts } from './case-workers.ts';
import { Form, FormRef } from './form/form.ts';
import { AuthoredId, Id } from './ids.ts';
import { Invitation, InvitationStatus } from './invitation.ts';
import { Label } from './label.ts';
import { House, Person } from './profile.ts';
import { AltchaPayload, NewPassword } from './session.ts';
import { staffRoleNames } from './staff/roles.ts';
import { Recorded } from './staff-documents.ts';
import { StatsAnswers } from './statistics.ts';
import { Flags } from './story/flags.ts';
import { plainText } from './text.ts';
import { DayString, Quarter, Timestamp } from './time.ts';

/**
 * POST staff/signin; `code` is a TOTP or a recovery code. If an error reply has a `ticket`, the next try needs a solved
 * bot-check (`altcha`), from GET staff/challenge with that ticket.
 */
export const StaffSignIn = z.strictObject({
  email: z.email().max(200),
  password: plainText(200, 1),
  code: plainText(20).optional(),
  altcha: AltchaPayload,
});
export type StaffSignIn = z.infer<typeof StaffSignIn>;

/** GET staff and POST staff/signin. `enrol`: this session may only call staff/totp and logout. */
export const StaffSession = z.strictObject({
  id: Id,
  name: z.string(),
  organisation: z.string(),
  units: z.array(z.string()),
  role: z.enum(staffRoleNames),
  enrol: z.literal(true).optional(),
  token: z.string().optional(),
});
export type StaffSession = z.infer<typeof StaffSession>;

/** POST staff/logout. */
export const StaffSignOut = z.strictObject({ everywhere: z.boolean().optional() });

/** POST staff/password: a new password for the signed-in member; its other sessions end. */
export const ChangeStaffPassword = z.strictObject({ current: plainText(200, 1), password: NewPassword });
export type ChangeStaffPassword = z.infer<typeof ChangeStaffPassword>;

/** A form that an organisation may send. */
export const StaffForm = z.strictObject({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  mutable: z.boolean(),
  icon: z.string(),
  group: z.string().optional(),
});
export type StaffForm = z.infer<typeof StaffForm>;

const FormRefs = z
  .array(FormRef)
  .min(1)
  .max(20)
  .refine((list) => new Set(list.map((form) => form.id)).size === list.length, { error: 'duplicates' });

/**
 * POST staff/invitations: `recipients` are phone numbers or e-mail addresses, which the server forgets once the link is
 * sent.
 */
export const CreateInvitation = z.strictObject({
  unit: plainText(100, 1),
  maxClients: z.int().min(1).max(10_000),
  forms: FormRefs,
  recipients: z.array(plainText(200, 3)).max(200).optional(),
  label: Label.optional(),
});
export type CreateInvitation = z.infer<typeof CreateInvitation>;

/**
 * A request as staff see it. `clients`: the pseudonyms of the children it is for; absent means all of the invitation.
 * It does not say whether a child has begun: staff see only what a child sends.
 */
export const StaffRequest = z.strictObject({
  id: Id,
  created: Timestamp,
  forms: z.array(FormRef),
  clients: z.array(Id).optional(),
  withdrawn: Timestamp.optional(),
});
export type StaffRequest = z.infer<typeof StaffRequest>;

/**
 * An invitation as its owner sees it; `accepted`: how many have ever accepted, `taking`: how many of them take part
 * now; `deletedChildren`: who of them deleted the account in the last months, by pseudonym and day. `label` is absent
 * without one, and for a member who may not open its children.
 */
export const StaffInvitation = Invitation.omit({ forOneChild: true }).extend({
  label: Label.optional(),
  link: z.string(),
  maxClients: z.int(),
  accepted: z.int(),
  taking: z.int(),
  requests: z.array(StaffRequest),
  deletedChildren: z.array(z.strictObject({ client: Id, day: DayString })),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** PATCH staff/invitations/{id}. */
export const PatchInvitation = z.strictObject({ status: InvitationStatus });
/** The maximum number of children that one request can name; without names it is for all. */
const CHOSEN_AT_MOST = 500;

/** POST staff/invitations/{id}/requests: `clients` are the pseudonyms of the children to ask; absent means all. */
export const CreateRequest = z.strictObject({
  forms: FormRefs,
  clients: z
    .array(Id)
    .min(1)
    .max(CHOSEN_AT_MOST)
    .refine((list) => new Set(list).size === list.length, { error: 'duplicates' })
    .optional(),
});
export type CreateRequest = z.infer<typeof CreateRequest>;

/**
 * A child as staff see it: a pseudonym that differs per invitation, and the sent forms. If `avatar` is absent, the
 * child does not show its own figure here, and the viewer derives one from the pseudonym, so that nobody can match the
 * child's two invitations. `label` is absent without one; `label`, `flags` and `answerBack` are absent for a member who
 * may not open the child. `lateDays`: for how many days nobody has read a form, where the unit's time has passed. `part`
 * is the member's own part in the case today. `emergencyOnly`: the member works in the unit and has no part in the case,
 * so it may open the child only in an emergency.
 */
export const StaffClient = z.strictObject({
  client: Id,
  label: Label.optional(),
  responsible: z.string().optional(),
  part: z.enum(caseParts).optional(),
  emergencyOnly: z.literal(true).optional(),
  avatar: Avatar.optional(),
  accepted: Timestamp,
  left: Timestamp.optional(),
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
    remarks: z.array(AuthoredId),
    persons: z.array(Person),
    houses: z.array(House),
    questions: z.record(
      AuthoredId,
      z.array(
        z.strictObject({ answer: z.string(), data: z.array(z.int().min(0)).optional(), date: DayString }),
      ),
    ),
  }),
});
export type IndividualAnswers = z.infer<typeof IndividualAnswers>;

export const FormAnswers = z.discriminatedUnion('format', [StatsAnswers, IndividualAnswers]);
export type FormAnswers = z.infer<typeof FormAnswers>;
