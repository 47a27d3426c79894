import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { busy } from '../problem.ts';
import {
  EMPTY_ANSWERS,
  findAnswers,
  sealAnswers,
  type AnswersContent,
  type AnswersPlace,
  type AnswersRecord,
  type AnswersRow,
} from '../records/answers.ts';
import { settleLedger, withLedger } from '../records/ledgers.ts';
import { dropOldestSnapshots } from '../records/room.ts';
import { toTheDay } from '../to-the-day.ts';
import { encryptNew, encryptNext, type ChildKey } from '../security/child-key.ts';
import { sealLedger } from '../security/ledger.ts';
import { newId } from '../security/tokens.ts';

function newRow(
  { childId }: ChildKey,
  { formId, formVersion, request }: AnswersPlace,
  now: Date,
): AnswersRow {
  return {
    id: newId(),
    account_id: childId,
    form_id: formId,
    form_version: formVersion,
    invitation_id: request?.invitationId ?? null,
    request_id: request?.requestId ?? null,
    sealed: Buffer.alloc(0),
    etag: 0,
    created: now,
    updated: now,
    sent: null,
    sent_order: null,
    answer_back_sealed: null,
  };
}

/** Inserts a row unless it exists already. @returns whether it was inserted */
async function addRow(db: Db, key: ChildKey, { row, content }: AnswersRecord): Promise<boolean> {
  const added = await db
    .insertInto('answers')
    .values({ ...row, ...sealAnswers(encryptNew, key, { row, content }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns the row of a document and locks it until the transaction ends. Creates it with etag 0 if there is none. */
export async function lockRow(
  trx: Db,
  key: ChildKey,
  place: AnswersPlace,
  now: Date,
): Promise<AnswersRecord> {
  const found = await findAnswers(trx, key, place, { lock: true });
  if (found) return found;
  await addRow(trx, key, { row: newRow(key, place, now), content: EMPTY_ANSWERS });
  const made = await findAnswers(trx, key, place, { lock: true });
  if (!made) throw busy(1); // another device's first save was rolled back just now
  return made;
}

/**
 * Inserts or updates a document that nothing else depends on, in one statement without a surrounding transaction.
 * @param current the row as read just before, without a lock
 * @returns undefined if another request of the child was faster; then nothing is stored
 */
export async function storeAtOnce(
  db: Db,
  key: ChildKey,
  place: AnswersPlace,
  { current, content, now }: { current: AnswersRecord | undefined; content: AnswersContent; now: Date },
): Promise<AnswersRecord | undefined> {
  if (!current) {
    const record = { row: { ...newRow(key, place, now), etag: 1 }, content };
    return (await addRow(db, key, record)) ? record : undefined;
  }
  const record = { ...current, row: { ...current.row, etag: current.row.etag + 1, updated: now }, content };
  const changing = { ...key, ledger: { ...key.ledger, versions: new Map(key.ledger.versions) } };
  const { sealed, updated } = sealAnswers(encryptNext, changing, record);
  const { ledger } = sealLedger(key.childId, key.key, changing.ledger);
  // The row is locked first, as everywhere else. The row and the ledger change together or not at all.
  const { rows } = await sql`
    with found as (
      select from answers
      where account_id = ${key.childId} and id = ${current.row.id} and etag = ${current.row.etag} for update
    ),
    moved as (
      update ledgers set ledger = ${ledger}, ledger_clock = ledger_clock + 1
      where account_id = ${key.childId} and ledger_clock = ${key.ledger.clock} and exists (select from found)
      returning account_id
    )
    update answers set sealed = ${sealed}, etag = etag + 1, updated = ${updated}
    where account_id = ${key.childId} and id = ${current.row.id} and exists (select from moved) returning id`.execute(
    db,
  );
  if (rows.length === 0) return undefined;
  changing.ledger.clock += 1;
  key.ledger = changing.ledger;
  return record;
}

/** Facts about a sent form: when, the child's sequence number under the invitation, the receiving unit, and how. */
export interface Sending {
  sent: Date;
  order: number;
  unit: string;
  /** Whether it was answered at one screen with a worker. */
  together?: true | undefined;
}

/** Replaces the content of a locked row. */
export async function storeContent(
  trx: Db,
  key: ChildKey,
  current: AnswersRecord,
  content: AnswersContent,
  now: Date,
  sending?: Sending,
): Promise<AnswersRecord> {
  const { sent, sent_order } = sending ? { sent: sending.sent, sent_order: sending.order } : current.row;
  const row = { ...current.row, etag: current.row.etag + 1, updated: now, sent, sent_order };
  const { unit, together } = sending ?? current;
  const record = { row, content, unit, together };
  const columns = sealAnswers(encryptNext, key, record);
  const stored = await withLedger(trx, key)
    .updateTable('answers')
    .set({ ...columns, etag: row.etag, sent_order })
    .where('account_id', '=', key.childId)
    .where('id', '=', row.id)
    .returning((eb) => eb.selectFrom('moved').select('ledger_clock').as('moved'))
    .executeTakeFirst();
  await settleLedger(trx, key, stored?.moved != null);
  return { ...record, row: { ...row, sealed: columns.sealed } };
}

/** Stores a snapshot of the answers before the child starts the form again. */
export async function keepSnapshot(
  trx: Db,
  key: ChildKey,
  { row, content }: AnswersRecord,
  now: Date,
): Promise<void> {
  if (Object.keys(content.answers).length + Object.keys(content.inactive).length === 0) return;
  const id = newId();
  await trx
    .insertInto('answer_snapshots')
    .values({
      id,
      account_id: key.childId,
      form_id: row.form_id,
      form_version: row.form_version,
      sealed: encryptNew(key, { table: 'answer_snapshots', row: id }, content),
      taken: toTheDay(now),
    })
    .execute();
  await dropOldestSnapshots(trx, key.childId);
}
