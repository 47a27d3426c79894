import type { Db } from '../database/connect.ts';
import {
  addAll,
  applyCounts,
  countsOf,
  lockAllCounts,
  readRunningCounts,
  stillRunning,
  type CountsByPlace,
} from './running-counts.ts';
import { isNothing, writeCounts } from './counts.ts';
import { readSentFormsOf } from './sent-forms.ts';
import { selectKeys } from '../records/ledgers.ts';
import type { Services } from '../services.ts';

/** Children per batch: their answers must fit in memory. */
const BATCH = 200;

type Counting = Pick<Services, 'db' | 'keyRing' | 'countKeys'>;

/** Returns the places whose running counts differ from the sent answers; an empty list means the counts are correct. */
export async function findDrift({ db, keyRing, countKeys }: Counting): Promise<string[]> {
  const counted: CountsByPlace = new Map();
  for (let after = ''; ;) {
    const batch = await countNext(db, keyRing, after, BATCH);
    if (!batch) break;
    addAll(counted, batch.counts);
    after = batch.last;
  }
  const expected = await stillRunning(db, counted);
  const stored = await readRunningCounts(db, countKeys);
  const textOf = (counts: CountsByPlace, place: string) => {
    const found = counts.get(place);
    return found && !isNothing(found.counts) ? JSON.stringify(writeCounts(found.counts)) : '';
  };
  return [...new Set([...expected.keys(), ...stored.keys()])]
    .filter((place) => textOf(expected, place) !== textOf(stored, place))
    .sort();
}

/** Deletes the running counts and starts a recount; `countAnew` continues it, also after a crash. */
export async function beginCounting({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAllCounts(trx);
    await trx.deleteFrom('running_counts').execute();
    await trx.deleteFrom('counting_anew').execute();
    await trx.insertInto('counting_anew').values({ counted_to: '' }).execute();
  });
}

/**
 * Recounts the remaining children in batches while others send. A counted child's sending updates the counts; a child
 * not yet counted is counted later. Several servers may do this at once.
 */
export async function countAnew(services: Counting, batch = BATCH): Promise<void> {
  while (await countBatch(services, batch));
}

/** @returns whether there may be more */
async function countBatch({ db, keyRing, countKeys }: Counting, size: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockAllCounts(trx);
    const progress = await trx.selectFrom('counting_anew').select('counted_to').executeTakeFirst();
    if (!progress) return false;
    const batch = await countNext(trx, keyRing, progress.counted_to, size);
    if (!batch) {
      await trx.deleteFrom('counting_anew').execute();
      return false;
    }
    await applyCounts(trx, countKeys, await stillRunning(trx, batch.counts));
    await trx.updateTable('counting_anew').set({ counted_to: batch.last }).execute();
    return true;
  });
}

/** Counts the next children by id; returns undefined after the last one. */
async function countNext(db: Db, keyRing: Services['keyRing'], after: string, size: number) {
  const children = await selectKeys(db)
    .where('child_keys.account_id', '>', after)
    .orderBy('child_keys.account_id')
    .limit(size)
    .execute();
  const last = children.at(-1)?.account_id;
  if (last === undefined) return undefined;
  const keys = new Map(children.map((row) => [row.account_id, keyRing.unwrap(row.account_id, row)]));
  const counts: CountsByPlace = new Map();
  for (const forms of (await readSentFormsOf(db, keys)).values()) addAll(counts, countsOf(forms));
  return { last, counts };
}
