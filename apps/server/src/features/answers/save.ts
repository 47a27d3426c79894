import type { AnswersDocument, PutAnswers } from '@lykta/domain';
import { mergeDocuments } from '@lykta/questionnaire-engine';
import type { Db } from '../../database/connect.ts';
import { invalidInput, problem } from '../../problem.ts';
import {
  EMPTY_ANSWERS,
  etagOf,
  toStoredAnswers,
  type AnswersContent,
  type AnswersRecord,
} from '../../records/answers.ts';
import { lockChild } from '../../access/lock.ts';
import { everKnownIds } from '../../records/profile.ts';
import type { ChildKey } from '../../security/child-key.ts';
import { checkDocument, namesSomebody } from '../../answering/check-document.ts';
import { requireReader } from '../../answering/require-promise.ts';
import { requireOpen, type OpenPlace } from '../../answering/open-place.ts';
import { keepSnapshot, lockRow, storeAtOnce, storeContent } from '../../answering/store.ts';

/** A document to save, and the version that the caller expects to be stored. */
export interface Saving {
  body: PutAnswers;
  ifMatch: string | undefined;
  now: Date;
  /** What was stored of an own form when the call came. */
  before: AnswersRecord | undefined;
}

/**
 * Stores a child's answers (docs/architecture.md, "The way of an answer"). With `ifMatch` the document replaces the
 * stored one; without it the two are merged.
 * @returns the document as stored
 * @throws {Problem} 400, 404, 409, and 412 with the stored document
 */
export async function saveAnswers(
  db: Db,
  key: ChildKey,
  { place, form }: OpenPlace,
  { body, ifMatch, now, before }: Saving,
): Promise<AnswersRecord> {
  const { snapshot = false, ...document } = body;
  if (snapshot && place.request) throw invalidInput({ path: 'snapshot', message: 'own-forms-only' });
  const known = namesSomebody(document) ? await everKnownIds(db, key.childId) : NOBODY;
  checkDocument(form, document, known);
  await requireReader(db, place, document);
  if (!place.request && !snapshot) {
    const content = nextContent(before, document, ifMatch);
    const stored = await storeAtOnce(db, key, place, { current: before, content, now });
    if (stored) return stored;
  }
  return db.transaction().execute(async (trx) => {
    if (place.request) await lockChild(trx, key.childId);
    const current = await lockRow(trx, key, place, now);
    if (current.row.sent) throw problem('already-sent');
    await requireOpen(trx, key.childId, place, now);
    const content = nextContent(current, document, ifMatch);
    if (!snapshot) return storeContent(trx, key, current, content, now);
    await keepSnapshot(trx, key, current, now);
    return storeContent(trx, key, current, document, now);
  });
}

const NOBODY = { persons: new Set<string>(), houses: new Set<string>() };

/** Computes the content to store. @throws {Problem} 412 if the caller's version is not the stored one */
function nextContent(
  current: AnswersRecord | undefined,
  document: AnswersDocument,
  ifMatch: string | undefined,
): AnswersContent {
  if (ifMatch === undefined) return mergeDocuments(current?.content ?? EMPTY_ANSWERS, document);
  if (!matches(ifMatch, current)) throw changedElsewhere(current);
  return document;
}

/** Strong comparison, as RFC 9110 §13.1.1 requires; `*` only requires that a document exists. */
function matches(ifMatch: string, current: AnswersRecord | undefined): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  return tags.includes(etagOf(current)) || (tags.includes('*') && isStored(current));
}

const isStored = (current: AnswersRecord | undefined) => current !== undefined && current.row.etag > 0;

function changedElsewhere(current: AnswersRecord | undefined) {
  const stored = isStored(current) ? toStoredAnswers(current) : EMPTY_ANSWERS;
  return problem('changed-elsewhere', { current: stored, headers: { etag: etagOf(current) } });
}
