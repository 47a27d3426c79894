import { z } from 'zod';
import { AnswerBackToChild } from '../case/answer-back.ts';
import { AuthoredId, Id } from '../id/schema.ts';
import { plainText } from '../text/schema.ts';
import { Timestamp } from '../time/schema.ts';
import { OWN_WORDS_MAX } from './own-words.ts';

/** One chosen option: `data` holds person or house ids, `words` what the child wrote itself. */
export const Entry = z.strictObject({
  answer: AuthoredId,
  data: z.array(Id).max(100).optional(),
  words: plainText(OWN_WORDS_MAX, 1).optional(),
  timestamp: Timestamp,
});
export type Entry = z.infer<typeof Entry>;

const EntryMap = z
  .record(AuthoredId, z.array(Entry).max(100))
  .refine((map) => Object.keys(map).length <= 2500, { error: 'too-many-questions' });

/** A child's answers to one form; `inactive` holds answers off the path (docs/product.md §3). */
export const AnswersDocument = z.strictObject({ answers: EntryMap, inactive: EntryMap });
export type AnswersDocument = z.infer<typeof AnswersDocument>;

/** GET and PUT clients/answers/…: the document as stored by the server. */
export const StoredAnswers = AnswersDocument.extend({
  created: Timestamp.optional(),
  updated: Timestamp.optional(),
  done: Timestamp.optional(),
  /** Questions of a sent form for which the child said that the answer is no longer true. */
  remarks: z.array(AuthoredId).optional(),
  /** Whether a sent form was answered at one screen with a worker. */
  together: z.literal(true).optional(),
  /** What the unit answered back about a sent form. */
  answerBack: AnswerBackToChild.optional(),
});
export type StoredAnswers = z.infer<typeof StoredAnswers>;

/** PUT clients/answers/…; `snapshot` stores the old answers as a snapshot and starts over. */
export const PutAnswers = AnswersDocument.extend({ snapshot: z.boolean().optional() });
export type PutAnswers = z.infer<typeof PutAnswers>;
