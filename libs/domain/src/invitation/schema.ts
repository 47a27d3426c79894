import { z } from 'zod';
import { FormRef, FormVersionName } from '../form/form.ts';
import { Id } from '../id/schema.ts';
import { CODE_ALPHABET, CODE_LENGTH, plainCode } from './code.ts';
import { staffRoleNames } from '../staff/roles.ts';
import { plainText } from '../text/schema.ts';
import { DayString, Timestamp } from '../time/schema.ts';

/** An invitation code as sent: six characters without hyphens. */
export const InvitationCode = z.string().regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`));

export const InvitationStatus = z.enum(['active', 'paused', 'closed']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** A number of days within which a unit reads what a child sends. */
export const READS_WITHIN = { least: 1, most: 30 } as const;
export const ReadsWithin = z.int().min(READS_WITHIN.least).max(READS_WITHIN.most);

export const Invitation = z.strictObject({
  id: Id,
  code: InvitationCode,
  /** The organisation's name, or 'Lykta'. */
  owner: z.string(),
  unit: z.string(),
  created: Timestamp,
  status: z.strictObject({ status: InvitationStatus }),
  /** Within how many days the unit says that it reads what a child sends; absent if it has not said. */
  readsWithin: ReadsWithin.optional(),
  /** Whether the code is for one child: then the inviting member knows whose answers it reads. */
  forOneChild: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/**
 * A group of forms that an organisation asked a child to answer. `answeredBack`: the unit has answered about that form.
 */
export const FormRequest = z.strictObject({
  id: Id,
  created: Timestamp,
  done: Timestamp.nullable(),
  /** The last day to begin; a child that has begun may send later. */
  lastDay: DayString.optional(),
  forms: z.array(
    z.strictObject({
      form: FormRef,
      done: Timestamp.nullable(),
      answeredBack: z.literal(true).optional(),
    }),
  ),
});
export type FormRequest = z.infer<typeof FormRequest>;

/**
 * `requestId` is the newest request and `forms` are its forms; both are empty for a child that is asked nothing. `ended`: staff
 * have ended this child's case, so its status is `closed`. `showsFigure`: staff see the child's own figure here;
 * until the child allows it, they see one derived from the pseudonym. `ownCode`: the pseudonym, which staff see instead
 * of a name.
 */
export const AcceptedInvitation = Invitation.extend({
  ownCode: Id,
  requestId: Id.or(z.literal('')),
  ended: DayString.optional(),
  showsFigure: z.boolean(),
  forms: z.array(FormRef),
  requests: z.array(FormRequest),
});
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>;

/**
 * `ending`: units that soon erase what the child sent, with the day; absent if there is none. Among them are also
 * invitations that the child has left. `formNames`: the name of each form in the requests; absent if there is none.
 */
export const Invitations = z.strictObject({
  pending: z.array(Invitation),
  accepted: z.array(AcceptedInvitation),
  ending: z.array(z.strictObject({ unit: z.string(), on: DayString })).optional(),
  formNames: z.array(FormVersionName).optional(),
});
export type Invitations = z.infer<typeof Invitations>;

/** A code as typed; one with a wrong format is searched for and not found, like any other wrong one. */
export const TypedCode = plainText(40, 1).transform(plainCode);

/** PUT clients/invitations/accepted: by code, or a pending one by id (with an empty username). */
export const AcceptInvitation = z.union([
  z.strictObject({ code: TypedCode }),
  z.strictObject({ invitation: Id, username: z.literal('') }),
]);
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

/** PUT clients/invitations/accepted/{id}/figure: whether staff of this invitation see the child's own figure. */
export const ShowFigure = z.strictObject({ show: z.boolean() });
export type ShowFigure = z.infer<typeof ShowFigure>;

/**
 * GET clients/readings: who opened the child's sent answers, once per day, member and form; `name` is set only if the
 * organisation shows names.
 */
export const Reading = z.strictObject({
  invitation: Id,
  request: Id,
  form: z.strictObject({ id: z.string(), version: z.int() }),
  day: DayString,
  role: z.enum(staffRoleNames),
  unit: z.string(),
  name: z.string().optional(),
});
export type Reading = z.infer<typeof Reading>;
