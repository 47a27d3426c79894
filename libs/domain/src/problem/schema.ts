import { z } from 'zod';

/** Every stable error code of the API; clients choose their texts by it (docs/product.md §8). */
export const problemCodes = [
  'invalid-input',
  'password-common',
  'password-is-username',
  'password-one-character',
  'label-personal-number',
  'label-phone',
  'label-email',
  'sheet-full',
  'not-own-username',
  'bot-check-failed',
  'not-signed-in',
  'wrong-credentials',
  'link-expired',
  'code-needed',
  'wrong-code',
  'wrong-pin',
  'not-allowed',
  'not-assigned',
  'last-day-passed',
  'identity-away',
  'identity-refused',
  'identity-unknown',
  'identity-too-weak',
  'identity-only',
  'confirm-password',
  'locked',
  'enrol-first',
  'reason-needed',
  'not-found',
  'code-not-found',
  'method-not-allowed',
  'username-taken',
  'invitation-full',
  'invitation-paused',
  'invitation-closed',
  'case-ended',
  'request-withdrawn',
  'request-ended',
  'sent-meanwhile',
  'last-request',
  'already-sent',
  'not-finished',
  'too-many-shares',
  'no-room',
  'draft-changed',
  'draft-exists',
  'second-reader-needed',
  'form-retired',
  'promise-needed',
  'conflict',
  'expired',
  'code-expired',
  'changed-elsewhere',
  'too-large',
  'json-only',
  'too-many-tries',
  'busy',
  'server-error',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/**
 * One fault of what was sent: where, and what. `code` is for a screen that says it in its own words; `named` is the id,
 * field or limit that it is about.
 */
const InputFault = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  named: z.string().optional(),
});
export type InputFault = z.infer<typeof InputFault>;

/** The body of every failed call (problem+json, RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.string().optional(),
  errors: z.array(InputFault).optional(),
  /** With 412: the document as stored by the server. */
  current: z.unknown().optional(),
  /** With a failed try at a bot-checked call: sets the next difficulty. */
  ticket: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
