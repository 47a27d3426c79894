import { z } from 'zod';
import type { Calls } from './call.ts';
import * as name from './names/operations.ts';

const alive = { 200: z.strictObject({ status: z.literal('ok') }) };
const Message = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created: z.string(),
  state: z.string(),
});

export const operationsCalls = {
  [name.IS_ALIVE]: { policy: 'public', schema: { response: alive } },
  [name.IS_READY]: { policy: 'public', schema: { response: alive } },
  [name.READ_OPENAPI]: {
    policy: 'public',
    schema: { response: { 200: z.record(z.string(), z.unknown()) } },
  },
  [name.READ_SECURITY_TEXT]: { policy: 'public', schema: { response: { 200: z.string() } } },
  // Exists only on a development server, and only for callers on the same machine.
  [name.READ_DEV_OUTBOX]: { policy: 'public', schema: { response: { 200: z.array(Message) } } },
} satisfies Calls;
