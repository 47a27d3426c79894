import { z } from 'zod';

/** A file of translations. A key is an id of the app or of a message; for content, the Swedish text. */
export const TranslationFile = z.strictObject({
  /** The day on which somebody with the language as mother tongue read the file; null if nobody has. */
  read: z.iso.date().nullable(),
  texts: z.record(z.string(), z.string().trim().min(1)),
});
export type TranslationFile = z.infer<typeof TranslationFile>;
