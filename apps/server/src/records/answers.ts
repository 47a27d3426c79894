import type { AnswersDocument, StoredAnswers } from '@lykta/domain';
import type { NotNull, Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { decryptFrom, type ChildKey, type encryptNew, type SealedPlace } from '../security/child-key.ts';
import { toTheDay } from '../to-the-day.ts';
import { withoutReserved } from './without-reserved.ts';

/** Identifies a document: an own form, or a form of a request under an invitation. */
export interface AnswersPlace {
  formId: string;
  formVersion: number;
  request: { invitationId: string; requestId: string } | null;
}

/** The encrypted part of a row of `answers`. */
export interface AnswersContent extends AnswersDocument {
  /** Questions for which the child said, after sending, that the answer is no longer true. */
  remarks?: string[];
}

export type AnswersRow = Selectable<Database['answers']>;

/** The columns that every sent row has; for `$narrowType` where a query selects only sent rows. */
export interface SentColumns {
  invitation_id: NotNull;
  request_id: NotNull;
  sent: NotNull;
}
export type SentRow = AnswersRow & { invitation_id: string; request_id: string; sent: Date };

/** A document and the row that holds it. */
export interface AnswersRecord<Row extends AnswersRow = AnswersRow> {
  row: Row;
  content: AnswersContent;
  /** The unit that received the answers. */
  unit?: string | undefined;
  /** Whether a sent form was answered at one screen with a worker. */
  together?: true | undefined;
}

export const EMPTY_ANSWERS: AnswersDocument = { answers: {}, inactive: {} };

/** Sealed answers are bound to these columns: nobody can move them to another request or mark them as sent. */
export type Place = Pick<
  AnswersRow,
  'id' | 'form_id' | 'form_version' | 'invitation_id' | 'request_id' | 'sent'
>;

/** The exact times, which are encrypted too: the row itself keeps only the day. */
interface Times {
  created: string;
  updated: string;
  sent?: string;
  /** The unit that received the answers. */
  unit?: string;
  /** Answered at one screen with a worker. */
  together?: true;
}

/** Where a value beside the answers is bound to; the answers themselves by default. */
export const answersPlace = (row: Place, table: SealedPlace['table'] = 'answers'): SealedPlace => ({
  table,
  row: row.id,
  with: [
    row.form_id,
    row.form_version,
    row.invitation_id ?? '',
    row.request_id ?? '',
    row.sent ? 'sent' : '',
  ].join('/'),
});

/** Returns the columns that change with the answers. `row` holds the new times, to the millisecond. */
export function sealAnswers(
  seal: typeof encryptNew,
  key: ChildKey,
  { content, row, unit, together }: AnswersRecord,
): Pick<AnswersRow, 'sealed' | 'created' | 'updated' | 'sent'> {
  const times: Times = {
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
    ...(row.sent ? { sent: row.sent.toISOString() } : {}),
    ...(unit === undefined ? {} : { unit }),
    ...(together ? { together } : {}),
  };
  return {
    sealed: seal(key, answersPlace(row), { ...content, times }),
    created: toTheDay(row.created),
    updated: toTheDay(row.updated),
    sent: row.sent && toTheDay(row.sent),
  };
}

/** Decrypts a row and restores its exact times. @throws {Error} if it is an older version or belongs elsewhere */
export function openAnswers(key: ChildKey, row: AnswersRow): AnswersRecord {
  const { times, ...content } = decryptFrom<AnswersContent & { times: Times }>(
    key,
    answersPlace(row),
    row.sealed,
  );
  const { created, updated, sent, unit, together } = times;
  const exact = {
    created: new Date(created),
    updated: new Date(updated),
    sent: sent ? new Date(sent) : null,
  };
  return {
    row: { ...row, ...exact },
    content: withoutReserved(content),
    unit,
    together,
  };
}

/** Decrypts a sent row, as {@link openAnswers}. */
export function openSent(key: ChildKey, stored: SentRow): AnswersRecord<SentRow> {
  const { row, ...rest } = openAnswers(key, stored);
  const { invitation_id, request_id } = stored;
  return { ...rest, row: { ...row, invitation_id, request_id, sent: row.sent ?? stored.sent } };
}

/** @param lock locks the row until the transaction ends */
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

/** Reads all of a child's documents, oldest first. */
export async function allAnswers(db: Db, key: ChildKey): Promise<AnswersRecord[]> {
  const rows = await db
    .selectFrom('answers')
    .selectAll()
    .where('account_id', '=', key.childId)
    .orderBy('id')
    .execute();
  return rows
    .map((row) => openAnswers(key, row))
    .sort((a, b) => a.row.created.getTime() - b.row.created.getTime());
}

/** Returns the document for the child app; an empty one if there is no record. */
export function toStoredAnswers(record: AnswersRecord | undefined): StoredAnswers {
  if (!record) return EMPTY_ANSWERS;
  const { row, content, together } = record;
  const { answers, inactive, remarks } = content;
  return {
    answers,
    inactive,
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
    ...(row.sent ? { done: row.sent.toISOString() } : {}),
    ...(together ? { together } : {}),
    ...(remarks ? { remarks } : {}),
  };
}

/** Returns the strong ETag of a document; `"0"` if there is none. */
export function etagOf(record: AnswersRecord | undefined): string {
  return `"${record?.row.etag ?? 0}"`;
}
