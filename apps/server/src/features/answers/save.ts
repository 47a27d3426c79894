import type { PutAnswers } from '@lykta/domain';
import { mergeDocuments } from '@lykta/questionnaire-engine';
import type { Db } from '../../database/connect.ts';
import { busy, invalidInput, problem } from '../../http/problem.ts';
import {
  EMPTY_ANSWERS,
  etagOf,
  findAnswers,
  sealAnswers,
  toStoredAnswers,
  type AnswersContent,
  type AnswersPlace,
  type AnswersRecord,
} from '../../records/answers.ts';
import { dropOldestSnapshots } from '../../records/room.ts';
import { lockChild } from '../../records/lock.ts';
import { everKnownIds } from '../../records/profile.ts';
import { settleLedger, withLedger } from '../../records/ledgers.ts';
import { toTheDay } from '../../records/to-the-day.ts';
import { encryptNew, encryptNext, type ChildKey } from '../../security/child-key.ts';
import { newId } from '../../security/tokens.ts';
import { checkDocument, namesSomebody } from './check-document.ts';
import { requireOpen, type OpenPlace } from './place.ts';

/** A document to be saved, and the version that the caller believes to be the stored one. */
export interface Saving {
  body: PutAnswers;
  ifMatch: string | undefined;
  now: Date;
}

/**
 * Stores a child's answers, in one transaction (docs/architecture.md, "The way of an answer").
 * With `ifMatch` they replace the stored ones, without they are merged with them.
 * @returns the document as it is now stored
 * @throws {Problem} 400, 404, 409, and 412 with the stored document
 */
export async function saveAnswers(
  db: Db,
  key: ChildKey,
  { place, form }: OpenPlace,
  { body, ifMatch, now }: Saving,
): Promise<AnswersRecord> {
  const { snapshot = false, ...document } = body;
  if (snapshot && place.request) throw invalidInput({ path: 'snapshot', message: 'own-forms-only' });
  const known = namesSomebody(document) ? await everKnownIds(db, key.childId) : NOBODY;
  checkDocument(form, document, known);
  return db.transaction().execute(async (trx) => {
    if (place.request) await lockChild(trx, key.childId);
    const current = await lockRow(trx, key, place, now);
    if (current.row.sent) throw problem('already-sent');
    await requireOpen(trx, key.childId, place);
    if (ifMatch !== undefined && !matches(ifMatch, current)) throw changedElsewhere(current);
    if (snapshot) await keepSnapshot(trx, key, current, now);
    const merge = ifMatch === undefined && !snapshot;
    const content = merge ? mergeDocuments(current.content, document) : document;
    return storeContent(trx, key, current, content, now);
  });
}

const NOBODY = { persons: new Set<string>(), houses: new Set<string>() };

/** The row of a document, locked until the transaction ends; made when there is none (its etag is 0 then). */
async function lockRow(trx: Db, key: ChildKey, place: AnswersPlace, now: Date): Promise<AnswersRecord> {
  const found = await findAnswers(trx, key, place, { lock: true });
  if (found) return found;
  const row = {
    id: newId(),
    account_id: key.childId,
    form_id: place.formId,
    form_version: place.formVersion,
    invitation_id: place.request?.invitationId ?? null,
    request_id: place.request?.requestId ?? null,
    sealed: Buffer.alloc(0),
    etag: 0,
    created: now,
    updated: now,
    sent: null,
    sent_order: null,
  };
  await trx
    .insertInto('answers')
    .values({ ...row, ...sealAnswers(encryptNew, key, { row, content: EMPTY_ANSWERS }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findAnswers(trx, key, place, { lock: true });
  if (!made) throw busy(1); // another device's first save was undone in this moment
  return made;
}

/** How a form is sent: when, as which of the child's under the invitation, and to which unit. */
export interface Sending {
  sent: Date;
  order: number;
  unit: string;
}

/** Replaces what a locked row holds. */
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
  const record = { row, content, unit: sending?.unit ?? current.unit };
  const columns = sealAnswers(encryptNext, key, record);
  const stored = await withLedger(trx, key)
    .updateTable('answers')
    .set({ ...columns, etag: row.etag, sent_order })
    .where('id', '=', row.id)
    .returning((eb) => eb.selectFrom('moved').select('ledger_clock').as('moved'))
    .executeTakeFirst();
  await settleLedger(trx, key, stored?.moved != null);
  return { ...record, row: { ...row, sealed: columns.sealed } };
}

/** Keeps the answers from before somebody started over. */
async function keepSnapshot(
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

/** Strong comparison, as RFC 9110 §13.1.1 wants it; `*` asks only that there is a document. */
function matches(ifMatch: string, current: AnswersRecord): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  return tags.includes(etagOf(current)) || (tags.includes('*') && current.row.etag > 0);
}

function changedElsewhere(current: AnswersRecord) {
  const stored = current.row.etag > 0 ? toStoredAnswers(current) : EMPTY_ANSWERS;
  return problem('changed-elsewhere', { current: stored, headers: { etag: etagOf(current) } });
}
