import { z } from 'zod';
import { FormRef } from '../form/form.ts';
import { Id } from '../id/schema.ts';
import { Invitation, InvitationStatus } from '../invitation/schema.ts';
import { Label } from '../case/label.ts';
import { plainText } from '../text/schema.ts';
import { DayString, Timestamp } from '../time/schema.ts';

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
