import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { countsOf, moveCounters, type Deltas } from '../../records/counters.ts';
import { readSentFormsOf } from '../../records/sent-forms.ts';
import type { Services } from '../../services.ts';

/** Children read at once: their answers must fit in memory. */
const BATCH = 200;

/** A counter that is not what the sent forms say; `key` = the values of its key columns. */
export interface Drift {
  key: string;
  stored: number;
  counted: number;
}

/** Counters that differ from what the sent forms of living accounts say; none = the figures are right. */
export async function findDrift(db: Db, services: Pick<Services, 'keyRing'>): Promise<Drift[]> {
  const [counted, stored] = [await countAll(db, services), await readAll(db)];
  return [...new Set([...counted.keys(), ...stored.keys()])]
    .sort()
    .map((key) => ({ key, stored: stored.get(key) ?? 0, counted: counted.get(key) ?? 0 }))
    .filter((counter) => counter.stored !== counter.counted);
}

/** Counts everything anew, while nobody can send; figures of deleted children are left alone. */
export async function rebuildCounters(db: Db, services: Pick<Services, 'keyRing'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table counters in exclusive mode`.execute(trx);
    await trx.deleteFrom('counters').execute();
    await moveCounters(trx, await countAll(trx, services));
  });
}

async function countAll(db: Db, { keyRing }: Pick<Services, 'keyRing'>): Promise<Deltas> {
  const counts: Deltas = new Map();
  for (let after = ''; ;) {
    const children = await nextChildren(db, after);
    const last = children.at(-1);
    if (!last) return counts;
    after = last.account_id;
    const keys = new Map(children.map((row) => [row.account_id, keyRing.unwrap(row.account_id, row)]));
    for (const forms of (await readSentFormsOf(db, keys)).values()) {
      for (const [key, n] of countsOf(forms)) counts.set(key, (counts.get(key) ?? 0) + n);
    }
  }
}

const nextChildren = (db: Db, after: string) =>
  db
    .selectFrom('child_keys')
    .select(['account_id', 'secret_number', 'wrapped'])
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(BATCH)
    .execute();

async function readAll(db: Db): Promise<Deltas> {
  const rows = await db.selectFrom('counters').selectAll().where('n', '<>', 0).execute();
  return new Map(
    rows.map(({ scope_id, form_id, form_version, period, question_id, answer_id, n }) => [
      JSON.stringify([scope_id, form_id, form_version, period, question_id, answer_id]),
      n,
    ]),
  );
}
