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

/** A form that a child sent: what its counts are made of. */
export interface SentForm {
  invitationId: string;
  unitId: string;
  organisationId: string;
  formId: string;
  formVersion: number;
  sent: Date;
  answers: AnswersDocument['answers'];
}

/** What one running count is of. */
export interface CountedPlace {
  organisationId: string;
  unitId: string;
  formId: string;
  formVersion: number;
  quarter: string;
}

/** The counts of places, by the text of the place. */
export type CountsByPlace = Map<string, { place: CountedPlace; counts: UnitCounts }>;

const partsOf = ({ organisationId, unitId, formId, formVersion, quarter }: CountedPlace) => [
  organisationId,
  unitId,
  formId,
  String(formVersion),
  quarter,
];
const textOfPlace = (place: CountedPlace) => JSON.stringify(partsOf(place));
/** The name under which the count of a place is stored. */
export const nameOfCount = (keys: CountKeys, place: CountedPlace) => keys.nameOf(partsOf(place));

/** What all that one child has sent adds: in each unit and quarter once, by what it sent last there. */
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

/** How the running counts move when a child's sent forms go from `before` to `after`. */
export function difference(before: readonly SentForm[], after: readonly SentForm[]): CountsByPlace {
  const moves = countsOf(after);
  addAll(moves, countsOf(before), -1);
  return new Map([...moves].filter(([, { counts }]) => !isNothing(counts)));
}

/** Any number will do, as long as nothing else in the database locks it. */
const COUNTING = 2_026_112_201;

/** Lets nobody move counts until the transaction ends: for publishing, and for counting anew. */
export async function lockAllCounts(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(COUNTING)})`.execute(trx);
}

/**
 * Moves the running counts in the transaction that makes the change. What is published never changes, and a child who is
 * still to be counted anew is counted then.
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

/** Leaves out the places whose quarter is published. */
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

/** Adds to the stored counts; rows are taken in the order of their names, so that writers wait and never deadlock. */
export async function applyCounts(trx: Db, keys: CountKeys, moves: CountsByPlace): Promise<void> {
  const named = [...moves.values()].map((move) => ({ ...move, name: nameOfCount(keys, move.place) }));
  named.sort((a, b) => a.name.compare(b.name));
  for (const { name, place, counts } of named) {
    // A row that isn't there can't be locked: its name is.
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

/** All running counts; what servers with different secrets counted of one place is one count. */
export async function readRunningCounts(db: Db, keys: CountKeys): Promise<CountsByPlace> {
  const all: CountsByPlace = new Map();
  for (const row of await db.selectFrom('running_counts').selectAll().execute()) {
    const { place, counts } = openCount(keys, row);
    addAll(all, new Map([[textOfPlace(place), { place, counts }]]));
  }
  return all;
}

/** Stores counts under the newest secret that are stored under an older one; afterwards that one can be dropped. */
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
