import type { AnswersDocument, StoredAnswers } from '@lykta/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { decryptFrom, encryptFor, type ChildKey } from '../security/child-key.ts';

/** Names a document: an own form, or one under an invitation's request. */
export interface AnswersPlace {
  formId: string;
  formVersion: number;
  request: { invitationId: string; requestId: string } | null;
}

/** What is encrypted in a row of `answers`. */
export interface AnswersContent extends AnswersDocument {
  /** Questions of which the child said, after sending, that the answer is not true any more. */
  remarks?: string[];
}

export type AnswersRow = Selectable<Database['answers']>;

/** A document and the row that holds it. */
export interface AnswersRecord {
  row: AnswersRow;
  content: AnswersContent;
}

export const EMPTY_ANSWERS: AnswersDocument = { answers: {}, inactive: {} };

export function sealAnswers(key: ChildKey, rowId: string, content: AnswersContent): Buffer {
  return encryptFor(key, 'answers', rowId, content);
}

export function openAnswers(key: ChildKey, row: AnswersRow): AnswersRecord {
  return { row, content: decryptFrom<AnswersContent>(key, 'answers', row.id, row.sealed) };
}

/** @param lock in a transaction: nobody else changes the row until it ends */
export async function findAnswers(
  db: Db,
  key: ChildKey,
  { formId, formVersion, request }: AnswersPlace,
  { lock = false }: { lock?: boolean } = {},
): Promise<AnswersRecord | undefined> {
  const query = db
    .selectFrom('answers')
    .selectAll()
    .where('account_id', '=', key.childId)
    .where('form_id', '=', formId)
    .where('form_version', '=', formVersion)
    .where('invitation_id', 'is not distinct from', request?.invitationId ?? null)
    .where('request_id', 'is not distinct from', request?.requestId ?? null);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && openAnswers(key, row);
}

/** Everything that a child has answered, oldest document first. */
export async function allAnswers(db: Db, key: ChildKey): Promise<AnswersRecord[]> {
  const rows = await db
    .selectFrom('answers')
    .selectAll()
    .where('account_id', '=', key.childId)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.map((row) => openAnswers(key, row));
}

/** The document as the child's app gets it; without a record, the empty one. */
export function toStoredAnswers(record: AnswersRecord | undefined): StoredAnswers {
  if (!record) return EMPTY_ANSWERS;
  const { row, content } = record;
  const { answers, inactive, remarks } = content;
  return {
    answers,
    inactive,
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
    ...(row.sent ? { done: row.sent.toISOString() } : {}),
    ...(remarks ? { remarks } : {}),
  };
}

/** The strong ETag of a document; `"0"` where there is none. */
export function etagOf(record: AnswersRecord | undefined): string {
  return `"${record?.row.etag ?? 0}"`;
}
