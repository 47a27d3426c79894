import { quarterOf, type AnswersDocument } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { CountKeys, SealedCount } from '../security/count-keys.ts';
import {
  addCounts,
  countAnswers,
  isNothing,
  NO_COUNTS,
  readCounts,
  writeCounts,
  type UnitCounts,
  type WrittenCounts,
} from './counts.ts';

/** A sent form, from which counts are made. */
export interface SentForm {
  invitationId: string;
  unitId: string;
  organisationId: string;
  formId: string;
  formVersion: number;
  sent: Date;
  answers: AnswersDocument['answers'];
}

/** Identifies one running count. */
export interface CountedPlace {
  organisationId: string;
  unitId: string;
  formId: string;
  formVersion: number;
  quarter: string;
}

/** Counts by place; the key is the place as text. */
export type CountsByPlace = Map<string, { place: CountedPlace; counts: UnitCounts }>;

const partsOf = ({ organisationId, unitId, formId, formVersion, quarter }: CountedPlace) => [
  organisationId,
  unitId,
  formId,
  String(formVersion),
  quarter,
];
const textOfPlace = (place: CountedPlace) => JSON.stringify(partsOf(place));
/** Returns the name under which a place's count is stored. */
export const nameOfCount = (keys: CountKeys, place: CountedPlace) => keys.nameOf(partsOf(place));

/** Returns what a child's sent forms add up to: once in each unit and quarter, from the latest form sent there. */
export function countsOf(forms: readonly SentForm[]): CountsByPlace {
  const newest = new Map<string, { place: CountedPlace; form: SentForm }>();
  for (const form of forms) {
    const { organisationId, unitId, formId, formVersion, sent } = form;
    const place = { organisationId, unitId, formId, formVersion, quarter: quarterOf(sent) };
    const known = newest.get(textOfPlace(place));
    if (!known || known.form.sent < sent) newest.set(textOfPlace(place), { place, form });
  }
  return new Map(
    [...newest].map(([text, { place, form }]) => [text, { place, counts: countAnswers(form.answers) }]),
  );
}

/** Adds counts to others, place by place. */
export function addAll(sum: CountsByPlace, more: CountsByPlace, times: 1 | -1 = 1): void {
  for (const [text, { place, counts }] of more) {
    sum.set(text, { place, counts: addCounts(sum.get(text)?.counts ?? NO_COUNTS, counts, times) });
  }
}

/** Returns how the running counts change when a child's sent forms change from `before` to `after`. */
export function difference(before: readonly SentForm[], after: readonly SentForm[]): CountsByPlace {
  const moves = countsOf(after);
  addAll(moves, countsOf(before), -1);
  return new Map([...moves].filter(([, { counts }]) => !isNothing(counts)));
}

/** The id of the advisory lock: any number that nothing else in the database uses. */
const COUNTING = 2_026_112_201;

/** Prevents all changes to counts until the transaction ends, for publishing and recounting. */
export async function lockAllCounts(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(COUNTING)})`.execute(trx);
}

/**
 * Updates the running counts in the transaction that makes the change. Published figures never change. A child whom a
 * recount has not reached yet is skipped here and counted there.
 */
export async function moveCounts(
  trx: Db,
  keys: CountKeys,
  childId: string,
  moves: CountsByPlace,
): Promise<void> {
  if (moves.size === 0) return;
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(COUNTING)})`.execute(trx);
  const { rows: waiting } = await sql`select from counting_anew where counted_to < ${childId}`.execute(trx);
  if (waiting.length === 0) await applyCounts(trx, keys, await stillRunning(trx, moves));
}

/** Returns the counts without the places whose quarter is published. */
export async function stillRunning(trx: Db, counts: CountsByPlace): Promise<CountsByPlace> {
  if (counts.size === 0) return counts;
  const organisations = await trx
    .selectFrom('organisations')
    .select(['id', 'published_to'])
    .where(
      'id',
      'in',
      [...counts.values()].map(({ place }) => place.organisationId),
    )
    .execute();
  const publishedTo = new Map(organisations.map(({ id, published_to }) => [id, published_to]));
  return new Map(
    [...counts].filter(([, { place }]) => place.quarter > (publishedTo.get(place.organisationId) ?? '')),
  );
}

/**
 * Adds to the stored counts. Locks rows in the order of their names, so that writers wait for each other without
 * deadlock.
 */
export async function applyCounts(trx: Db, keys: CountKeys, moves: CountsByPlace): Promise<void> {
  const named = [...moves.values()].map((move) => ({ ...move, name: nameOfCount(keys, move.place) }));
  named.sort((a, b) => a.name.compare(b.name));
  for (const { name, place, counts } of named) {
    // A row that does not exist cannot be locked, so its name is locked instead.
    await sql`select pg_advisory_xact_lock(${String(name.readBigInt64BE())}::bigint)`.execute(trx);
    const row = await trx
      .selectFrom('running_counts')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst();
    const sum = addCounts(row ? openCount(keys, row).counts : NO_COUNTS, counts);
    await trx.deleteFrom('running_counts').where('name', '=', name).execute();
    if (isNothing(sum)) continue;
    const content: StoredCount = { place, ...writeCounts(sum) };
    await trx.insertInto('running_counts').values(keys.seal(name, content)).execute();
  }
}

type StoredCount = WrittenCounts & { place: CountedPlace };

function openCount(keys: CountKeys, row: SealedCount): { place: CountedPlace; counts: UnitCounts } {
  const { place, ...written } = keys.open(row) as StoredCount;
  return { place, counts: readCounts(written) };
}

/** Reads all running counts; adds up what servers with different secrets counted for the same place. */
export async function readRunningCounts(db: Db, keys: CountKeys): Promise<CountsByPlace> {
  const all: CountsByPlace = new Map();
  for (const row of await db.selectFrom('running_counts').selectAll().execute()) {
    const { place, counts } = openCount(keys, row);
    addAll(all, new Map([[textOfPlace(place), { place, counts }]]));
  }
  return all;
}

/** Re-encrypts counts stored under an older secret with the newest one; the older one can then be removed. */
export async function renewCounts(trx: Db, keys: CountKeys): Promise<void> {
  const old = await trx
    .deleteFrom('running_counts')
    .where('secret_number', '<>', keys.newest)
    .returningAll()
    .execute();
  for (const row of old) {
    const { place, counts } = openCount(keys, row);
    await applyCounts(trx, keys, new Map([[textOfPlace(place), { place, counts }]]));
  }
}
