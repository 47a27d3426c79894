import { z } from 'zod';

/** Every stable error code of the API; clients translate by it (docs/product.md §8). */
export const problemCodes = [
  'invalid-input',
  'password-common',
  'password-is-username',
  'password-one-character',
  'not-own-username',
  'bot-check-failed',
  'not-signed-in',
  'wrong-credentials',
  'link-expired',
  'code-needed',
  'wrong-code',
  'wrong-pin',
  'not-allowed',
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
  'already-sent',
  'not-finished',
  'too-many-shares',
  'no-room',
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

/** RFC 9457 problem+json, as every failed call replies. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With 412: the document as the server holds it. */
  current: z.unknown().optional(),
  /** With a failed try at a bot-checked call: carries the next difficulty. */
  ticket: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
