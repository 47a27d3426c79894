import { z } from 'zod';
import { AuthoredId, FormVersion, Id } from '../id/schema.ts';
import { DayString } from '../time/schema.ts';
import { documentKinds, sheetParts } from './document-kinds.ts';

/** The maximum number of sent forms in one document. */
export const DOCUMENT_MAX = 50;

/** One sent form of a child. */
export const SentRef = z.strictObject({ id: AuthoredId, version: FormVersion, request: Id });
export type SentRef = z.infer<typeof SentRef>;

const SentRefs = z.array(SentRef).min(1).max(DOCUMENT_MAX);

/**
 * POST staff/documents. `questions`: for each sent form the questions to include; all of them when absent. A meeting
 * sheet requires it, because it has one page; `earlier`: for each sent form what the child sent of it before, which the
 * sheet shows beside what has changed. `parts` of a meeting sheet: lines to write on when absent.
 */
export const CreateDocument = z
  .strictObject({
    invitation: Id,
    client: Id,
    kind: z.enum(documentKinds),
    sent: SentRefs,
    questions: z.array(z.array(AuthoredId).max(500)).max(DOCUMENT_MAX).optional(),
    earlier: z.array(SentRef.nullable()).max(DOCUMENT_MAX).optional(),
    parts: z.array(z.enum(sheetParts)).max(sheetParts.length).optional(),
  })
  .refine(({ kind, questions }) => kind !== 'meeting-sheet' || questions !== undefined, {
    path: ['questions'],
    error: 'required',
  })
  .refine(({ sent, questions }) => questions === undefined || questions.length === sent.length, {
    path: ['questions'],
    error: 'one-list-per-form',
  })
  .refine(
    ({ kind, sent, earlier }) => !earlier || (kind === 'meeting-sheet' && earlier.length === sent.length),
    {
      path: ['earlier'],
      error: 'one-per-form-of-a-sheet',
    },
  );
export type CreateDocument = z.infer<typeof CreateDocument>;

/** PUT staff/invitations/{id}/clients/{client}/recorded: whether these sent forms are in the record. */
export const SetRecorded = z.strictObject({ sent: SentRefs, recorded: z.boolean() });
export type SetRecorded = z.infer<typeof SetRecorded>;

/** Who put a sent form into the record, and on which day. */
export const Recorded = z.strictObject({ name: z.string(), day: DayString });
