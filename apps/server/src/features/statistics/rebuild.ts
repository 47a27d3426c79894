import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { countsOf, moveCounters, type Deltas, type Moves } from '../../records/counters.ts';
import { readSentFormsOf } from '../../records/sent-forms.ts';
import type { Services } from '../../services.ts';

/** Children read at once: their answers must fit in memory. */
const BATCH = 200;
const TABLES = ['counters', 'child_counts'] as const;

/** A counter that is not what the sent forms say; `key` = its table and the values of its key columns. */
export interface Drift {
  key: string;
  stored: number;
  counted: number;
}

/** Counters that differ from what the sent forms of living accounts say; none = the figures are right. */
export async function findDrift(db: Db, services: Pick<Services, 'keyRing'>): Promise<Drift[]> {
  const [counted, stored] = [await countAll(db, services), await readAll(db)];
  return TABLES.flatMap((table) => {
    const keys = [...new Set([...counted[table].keys(), ...stored[table].keys()])].sort();
    return keys
      .map((key) => ({
        key: `${table} ${key}`,
        stored: stored[table].get(key) ?? 0,
        counted: counted[table].get(key) ?? 0,
      }))
      .filter((counter) => counter.stored !== counter.counted);
  });
}

/** Counts everything anew, while nobody can send; figures of deleted children are left alone. */
export async function rebuildCounters(db: Db, services: Pick<Services, 'keyRing'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table counters, child_counts in exclusive mode`.execute(trx);
    await trx.deleteFrom('counters').execute();
    await trx.deleteFrom('child_counts').execute();
    await moveCounters(trx, await countAll(trx, services));
  });
}

async function countAll(db: Db, { keyRing }: Pick<Services, 'keyRing'>): Promise<Moves> {
  const counts: Moves = { counters: new Map(), child_counts: new Map() };
  for (let after = ''; ;) {
    const children = await nextChildren(db, after);
    const last = children.at(-1);
    if (!last) return counts;
    after = last.account_id;
    const keys = new Map(children.map((row) => [row.account_id, keyRing.unwrap(row.account_id, row)]));
    for (const forms of (await readSentFormsOf(db, keys)).values()) {
      const moves = countsOf(forms);
      for (const table of TABLES) add(counts[table], moves[table]);
    }
  }
}

function add(sum: Deltas, more: Deltas): void {
  for (const [key, n] of more) sum.set(key, (sum.get(key) ?? 0) + n);
}

const nextChildren = (db: Db, after: string) =>
  db
    .selectFrom('child_keys')
    .select(['account_id', 'secret_number', 'wrapped'])
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(BATCH)
    .execute();

async function readAll(db: Db): Promise<Moves> {
  const [figures, children] = await Promise.all([
    db.selectFrom('counters').selectAll().where('n', '>', 0).execute(),
    db.selectFrom('child_counts').selectAll().where('n', '>', 0).execute(),
  ]);
  return {
    counters: new Map(
      figures.map(({ invitation_id, form_id, form_version, quarter, question_id, answer_id, n }) => [
        JSON.stringify([invitation_id, form_id, form_version, quarter, question_id, answer_id]),
        n,
      ]),
    ),
    child_counts: new Map(
      children.map(({ scope, scope_id, form_id, form_version, period, n }) => [
        JSON.stringify([scope, scope_id, form_id, form_version, period]),
        n,
      ]),
    ),
  };
}
