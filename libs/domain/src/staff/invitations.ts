import { z } from 'zod';
import { Repeat, askingPlan } from '../asking/schema.ts';
import { FormRef } from '../form/form.ts';
import { Id } from '../id/schema.ts';
import { Invitation, InvitationStatus } from '../invitation/schema.ts';
import { Label } from '../case/label.ts';
import { plainText } from '../text/schema.ts';
import { DayString, Timestamp } from '../time/schema.ts';

/**
 * A form of the product or of the organisation, in its newest version. `own`: the organisation wrote it. `earlier`: the
 * versions before, newest first; figures keep them apart. `retired`: it is not sent again.
 */
export const StaffForm = z.strictObject({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  mutable: z.boolean(),
  icon: z.string(),
  group: z.string().optional(),
  own: z.literal(true).optional(),
  earlier: z.array(z.int()).optional(),
  retired: z.literal(true).optional(),
});
export type StaffForm = z.infer<typeof StaffForm>;

const FormRefs = z
  .array(FormRef)
  .min(1)
  .max(20)
  .refine((list) => new Set(list.map((form) => form.id)).size === list.length, { error: 'duplicates' });

const MaxClients = z.int().min(1).max(10_000);

/**
 * POST staff/invitations: `recipients` are phone numbers or e-mail addresses, which the server forgets once the link is
 * sent. `responsible`: the id of the member who becomes responsible for its children, given by somebody who does not
 * work in the unit; without it that is who makes the invitation.
 */
export const CreateInvitation = z.strictObject({
  unit: plainText(100, 1),
  maxClients: MaxClients,
  forms: FormRefs,
  recipients: z.array(plainText(200, 3)).max(200).optional(),
  label: Label.optional(),
  lastDay: DayString.optional(),
  responsible: Id.optional(),
});
export type CreateInvitation = z.infer<typeof CreateInvitation>;

/**
 * A request as staff see it. `clients`: the pseudonyms of the children it is for; absent means all of the invitation.
 * It does not say whether a child has begun: staff see only what a child sends. `sentBy`: the name of who sent it, or
 * set it to repeat. `remindOn`: the day on which who has not answered is reminded. `repeat` stands on the first round:
 * `next` is the day of the next one, absent when none follows. `round`: it is a later round of the request with this id.
 */
export const StaffRequest = z.strictObject({
  id: Id,
  created: Timestamp,
  forms: z.array(FormRef),
  clients: z.array(Id).optional(),
  withdrawn: Timestamp.optional(),
  sentBy: z.string().optional(),
  lastDay: DayString.optional(),
  remindOn: DayString.optional(),
  repeat: Repeat.extend({ next: DayString.optional() }).optional(),
  round: Id.optional(),
});
export type StaffRequest = z.infer<typeof StaffRequest>;

/**
 * An invitation as its owner sees it; `accepted`: how many have ever accepted, `taking`: how many of them take part
 * now; `deletedChildren`: who of them deleted the account in the last months, by pseudonym and day. `label` is absent
 * without one, and for a member who may not open its children. It is closed after its last day.
 */
export const StaffInvitation = Invitation.omit({ forOneChild: true }).extend({
  label: Label.optional(),
  link: z.string(),
  maxClients: z.int(),
  accepted: z.int(),
  taking: z.int(),
  lastDay: DayString.optional(),
  requests: z.array(StaffRequest),
  deletedChildren: z.array(z.strictObject({ client: Id, day: DayString })),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/**
 * PATCH staff/invitations/{id}. `lastDay` null: it has no end. `forms` take the place of what all are asked now: who has
 * begun an earlier form may finish. Opening an invitation whose last day has passed removes that day.
 */
export const PatchInvitation = z
  .strictObject({
    status: InvitationStatus.optional(),
    lastDay: DayString.nullable().optional(),
    maxClients: MaxClients.optional(),
    forms: FormRefs.optional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, { error: 'nothing-to-change' });
export type PatchInvitation = z.infer<typeof PatchInvitation>;

/** PUT staff/invitations/{id}/clients/{client}/ended: ends one child's case, or opens it again. */
export const SetEnded = z.strictObject({ ended: z.boolean() });

/** The maximum number of children that one request can name; without names it is for all. */
const CHOSEN_AT_MOST = 500;

/**
 * POST staff/invitations/{id}/requests: `clients` are the pseudonyms of the children to ask; absent means all. `after`:
 * the newest request that the member has seen. If a colleague has sent something since, nothing is sent, so that two
 * members do not ask the same; without it, that is not checked.
 */
export const CreateRequest = z.strictObject({
  forms: FormRefs,
  clients: z
    .array(Id)
    .min(1)
    .max(CHOSEN_AT_MOST)
    .refine((list) => new Set(list).size === list.length, { error: 'duplicates' })
    .optional(),
  after: Id.optional(),
  ...askingPlan,
});
export type CreateRequest = z.infer<typeof CreateRequest>;
