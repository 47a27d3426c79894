import { z } from 'zod';
import { Id } from '../id/schema.ts';
import { plainText } from '../text/schema.ts';
import { extractFormats } from './formats.ts';

const Why = plainText(300, 3);

/**
 * POST staff/extracts: everything that the organisation holds about one child, as one file, for a guardian or an
 * authority. `reason`: who asks for it, and why. `unsafe`: why it would be unsafe for the child to see that it was made;
 * without it the child sees the day.
 */
export const MakeExtract = z.strictObject({
  invitation: Id,
  client: Id,
  format: z.enum(extractFormats),
  reason: Why,
  unsafe: Why.optional(),
});
export type MakeExtract = z.infer<typeof MakeExtract>;
