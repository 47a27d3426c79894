import { z } from 'zod';
import { Id } from '../id/schema.ts';
import { Invitations, TypedCode } from '../invitation/schema.ts';
import { ADDRESS_CODE_LENGTH, PIN_LENGTH } from './limits.ts';
import { plainText } from '../text/schema.ts';
import { normaliseUsername, PASSWORD_MIN } from './username.ts';

const PASSWORD_MAX = 200;

/** A phone number or e-mail address; parsing gives the normalised form. */
export const Username = plainText(200, 3).transform((typed, context) => {
  const username = normaliseUsername(typed);
  if (username === undefined) context.addIssue({ code: 'custom', message: 'not-a-username' });
  return username ?? z.NEVER;
});

export const NewPassword = plainText(PASSWORD_MAX, PASSWORD_MIN.create);
const TypedPassword = plainText(PASSWORD_MAX, PASSWORD_MIN.signIn);
/** The solved bot-check; may be absent if the server has it off. */
export const AltchaPayload = z.string().max(4000).optional();

/** POST clients. */
export const CreateAccount = z.strictObject({
  username: Username,
  password: NewPassword,
  /** The code of an account that a worker made: the child makes it its own, with what it has told. */
  ownCode: TypedCode.optional(),
  altcha: AltchaPayload,
});
/** POST clients/signin. */
export const SignIn = z.strictObject({ username: Username, password: TypedPassword, altcha: AltchaPayload });
/** POST clients/signin/legacy; `invitationCode` is the link that import-legacy printed. */
export const LegacySignIn = z.strictObject({
  username: plainText(100, 2),
  password: TypedPassword,
  invitationCode: plainText(100).optional(),
  altcha: AltchaPayload,
});
/** POST clients/resetusername. */
export const ResetUsername = z.strictObject({ username: Username });
/** POST clients/resetpwd/start. */
export const StartPasswordReset = z.strictObject({
  username: Username,
  redirect: z.url().max(300),
  altcha: AltchaPayload,
});
/** POST clients/resetpwd. */
export const FinishPasswordReset = z.strictObject({ password: NewPassword });
/** POST clients/logout. */
export const SignOut = z.strictObject({
  deviceId: plainText(100).optional(),
  everywhere: z.boolean().optional(),
});
/** POST clients/confirm: valid for 15 minutes. */
export const ConfirmPassword = z.strictObject({ password: TypedPassword });

/** POST clients/password: a new password for the signed-in account. Requires a recent `clients/confirm`. */
export const ChangePassword = z.strictObject({ password: NewPassword });

/** POST clients/verify/start: sends a code to the account's own address, which the child types. */
export const StartVerification = z.strictObject({ username: Username });
/** POST clients/verify: the code from the message. */
export const FinishVerification = z.strictObject({
  code: z.string().regex(new RegExp(`^\\d{${ADDRESS_CODE_LENGTH}}$`)),
});

/** The PIN of the app lock. */
export const Pin = z.string().regex(new RegExp(`^\\d{${PIN_LENGTH}}$`));
/** PUT clients/lock: null turns it off. */
export const SetLock = z.strictObject({ pin: Pin.nullable() });
/** POST clients/unlock. */
export const Unlock = z.strictObject({ pin: Pin });

/**
 * The reply of a sign-in; `token` only for the native shell, `legacy` for an account that still needs a new username.
 */
export const ClientSession = z.strictObject({
  id: Id,
  /** Empty while `locked`. */
  invitations: Invitations,
  /** Whether a code sent to the login's address was typed: invitations to that address then appear automatically. */
  verified: z.boolean(),
  /** Whether the child has set a PIN for the app. */
  lock: z.boolean(),
  /** Whether this session must be unlocked first; until then every other call is 403 `locked`. */
  locked: z.boolean(),
  legacy: z.literal(true).optional(),
  token: z.string().optional(),
});
export type ClientSession = z.infer<typeof ClientSession>;

export const botCheckPurposes = ['login', 'create', 'resetpwd'] as const;
export type BotCheckPurpose = (typeof botCheckPurposes)[number];
/** The purposes of staff's bot-checks; a solution for one purpose is not valid for another. */
export const staffBotCheckPurposes = ['staff-login', 'staff-resetpwd'] as const;
export type StaffBotCheckPurpose = (typeof staffBotCheckPurposes)[number];

/** The challenge that the bot-check widget solves (docs/product.md §3, §5). */
export const BotCheckChallenge = z.strictObject({
  algorithm: z.string(),
  challenge: z.string().min(40),
  salt: z.string().min(10),
  signature: z.string(),
  maxNumber: z.int(),
  codeChallenge: z
    .strictObject({ image: z.string(), audio: z.string().optional(), length: z.int().min(1).max(12) })
    .optional(),
});
export type BotCheckChallenge = z.infer<typeof BotCheckChallenge>;

/** POST clients/challenge/verify: the code that the child read or heard. */
export const VerifyBotCheck = z.strictObject({
  payload: z.string().max(4000),
  code: plainText(12).optional(),
  fields: z.record(z.string().max(100), z.string().max(1000)).optional(),
  timeZone: plainText(100).optional(),
});
export const BotCheckVerdict = z.strictObject({
  payload: z.string().optional(),
  verified: z.boolean(),
  reason: z.string().optional(),
  classification: z.enum(['GOOD', 'NEUTRAL', 'BAD']).optional(),
});
