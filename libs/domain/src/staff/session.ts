import { z } from 'zod';
import { Id } from '../id/schema.ts';
import { AltchaPayload, NewPassword } from '../account/schema.ts';
import { staffRoleNames } from './roles.ts';
import { plainText } from '../text/schema.ts';

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

/**
 * GET staff and POST staff/signin. `enrol`: this session may only call staff/totp and logout. `identity`: it began at the
 * organisation's own identity provider, so there is no password to change.
 */
export const StaffSession = z.strictObject({
  id: Id,
  name: z.string(),
  organisation: z.string(),
  units: z.array(z.string()),
  role: z.enum(staffRoleNames),
  enrol: z.literal(true).optional(),
  identity: z.literal(true).optional(),
  token: z.string().optional(),
});
export type StaffSession = z.infer<typeof StaffSession>;

/** POST staff/logout. */
export const StaffSignOut = z.strictObject({ everywhere: z.boolean().optional() });

/** POST staff/password: a new password for the signed-in member; its other sessions end. */
export const ChangeStaffPassword = z.strictObject({ current: plainText(200, 1), password: NewPassword });
export type ChangeStaffPassword = z.infer<typeof ChangeStaffPassword>;
