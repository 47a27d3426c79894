import { z } from 'zod';
import { AuthoredId, Id } from '../ids.ts';
import { Timestamp } from '../time.ts';

/** One chosen option: `data` holds person or house ids. */
export const Entry = z.strictObject({
  answer: AuthoredId,
  data: z.array(Id).max(100).optional(),
  timestamp: Timestamp,
});
export type Entry = z.infer<typeof Entry>;

const EntryMap = z
  .record(AuthoredId, z.array(Entry).max(100))
  .refine((map) => Object.keys(map).length <= 2500, { error: 'too-many-questions' });

/** What a child answered in one form; `inactive` holds what is parked off the path (docs/product.md §3). */
export const AnswersDocument = z.strictObject({ answers: EntryMap, inactive: EntryMap });
export type AnswersDocument = z.infer<typeof AnswersDocument>;

/** GET and PUT clients/answers/…: the document as the server holds it. */
export const StoredAnswers = AnswersDocument.extend({
  created: Timestamp.optional(),
  updated: Timestamp.optional(),
  done: Timestamp.optional(),
  /** Questions of a sent form of which the child said that the answer is not true any more. */
  remarks: z.array(AuthoredId).optional(),
});
export type StoredAnswers = z.infer<typeof StoredAnswers>;

/** PUT clients/answers/…; `snapshot` keeps the old answers aside and starts over. */
export const PutAnswers = AnswersDocument.extend({ snapshot: z.boolean().optional() });
export type PutAnswers = z.infer<typeof PutAnswers>;
