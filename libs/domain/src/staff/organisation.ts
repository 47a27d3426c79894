import { z } from 'zod';
import { UnitSetting } from '../case/workers.ts';
import { FormVersion, Id } from '../id/schema.ts';
import { ReadsWithin } from '../invitation/schema.ts';
import { AltchaPayload, NewPassword } from '../account/schema.ts';
import { KeepsMonths } from '../retention/schema.ts';
import { UnitTelling } from './mail.ts';
import { staffRoleNames } from './roles.ts';
import { THRESHOLD } from '../statistics/schema.ts';
import { plainText } from '../text/schema.ts';
import { DayString, Timestamp } from '../time/schema.ts';

/** POST staff/totp: without a code it requests a secret, with a code it confirms it. */
export const StaffTotp = z.strictObject({ code: plainText(20).optional() });
export type StaffTotp = z.infer<typeof StaffTotp>;
/** The secret for an authenticator app, as a link and as text to type. */
export const TotpSecret = z.strictObject({ uri: z.string(), secret: z.string() });
export type TotpSecret = z.infer<typeof TotpSecret>;
/** Each is valid once, instead of a code; they are shown only once. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** POST staff/resetpwd/start: a link to set a new password, sent by e-mail. `altcha` as at staff/signin. */
export const StartStaffReset = z.strictObject({
  email: z.email().max(200),
  redirect: z.url().max(300),
  altcha: AltchaPayload,
});
/** POST staff/resetpwd, authorised by the link's token. */
export const FinishStaffReset = z.strictObject({ password: NewPassword });

/** One member reads for another from one day to another. */
const Deputising = z.strictObject({
  name: z.string(),
  from: DayString,
  to: DayString,
  children: z.int().min(1),
});

/** The highest value of the counts in GET staff/news; it means this many or more. */
export const NEWS_COUNT = 1000;

/**
 * GET staff/news: what happened since the previous sign-in (null: this is the first). `promises`: within how many days
 * each of the member's units says that it reads. `readsFor` and `readBy`: for whom the member is a deputy, and who is one
 * for it, today or later, with the number of children.
 */
export const StaffNews = z.strictObject({
  since: Timestamp.nullable(),
  accepted: z.array(z.strictObject({ invitation: Id, client: Id, at: Timestamp })),
  sent: z.array(
    z.strictObject({
      invitation: Id,
      client: Id,
      request: Id,
      form: z.strictObject({ id: z.string(), version: FormVersion }),
      at: Timestamp,
    }),
  ),
  /** The number of sent forms that nobody has read. */
  unopened: z.int().min(0).max(NEWS_COUNT),
  /** The number of children who accepted and have neither sent anything nor left. */
  waiting: z.int().min(0).max(NEWS_COUNT),
  promises: z.array(z.strictObject({ unit: z.string(), days: ReadsWithin })),
  readsFor: z.array(Deputising),
  readBy: z.array(Deputising),
});
export type StaffNews = z.infer<typeof StaffNews>;

/** A member of the organisation's staff. `lastDay`: after this day it cannot sign in. */
export const Member = z.strictObject({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoleNames),
  units: z.array(z.string()),
  active: z.boolean(),
  lastDay: DayString.nullable(),
});
export type Member = z.infer<typeof Member>;

const Units = z
  .array(plainText(100, 1))
  .max(50)
  .refine((list) => new Set(list).size === list.length, { error: 'duplicates' });

/** POST staff/members; units that do not exist are created, and the address gets a link to set a password. */
export const CreateMember = z.strictObject({
  email: z.email().max(200),
  name: plainText(100, 1),
  role: z.enum(staffRoleNames),
  units: Units,
});
export type CreateMember = z.infer<typeof CreateMember>;

/** PATCH staff/members/{id}: changes only the given fields. */
export const PatchMember = z.strictObject({
  name: plainText(100, 1).optional(),
  role: z.enum(staffRoleNames).optional(),
  units: Units.optional(),
  active: z.boolean().optional(),
  lastDay: DayString.nullable().optional(),
});
export type PatchMember = z.infer<typeof PatchMember>;

/** A unit, and within how many days it says that it reads; null if it has not said. */
const UnitReading = z.strictObject({ unit: plainText(100, 1), days: ReadsWithin.nullable() });

/**
 * GET staff/organisation: the threshold for figures, whether children see readers' names, when each unit reads, who
 * opens its answers, after how many unread days it tells somebody else, for how many months answers are kept, and whether
 * a form is published only after a second reader.
 */
export const Organisation = z.strictObject({
  id: Id,
  name: z.string(),
  units: z.array(z.string()),
  unitAccess: z.array(UnitSetting),
  threshold: z.int().min(THRESHOLD.least).max(THRESHOLD.most),
  showNames: z.boolean(),
  reading: z.array(UnitReading),
  telling: z.array(UnitTelling),
  keepsMonths: KeepsMonths,
  secondReader: z.boolean(),
});
export type Organisation = z.infer<typeof Organisation>;
/** PATCH staff/organisation; `unitAccess` changes one unit. */
export const PatchOrganisation = z.strictObject({
  threshold: z.int().min(THRESHOLD.least).max(THRESHOLD.most).optional(),
  showNames: z.boolean().optional(),
  reading: UnitReading.optional(),
  unitAccess: UnitSetting.optional(),
  telling: UnitTelling.optional(),
  keepsMonths: KeepsMonths.optional(),
  secondReader: z.boolean().optional(),
});
export type PatchOrganisation = z.infer<typeof PatchOrganisation>;
