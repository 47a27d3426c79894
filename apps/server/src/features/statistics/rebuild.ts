import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { openAnswers, toSentForm } from '../../records/answers.ts';
import { countsOf, moveCounters, type Deltas } from '../../records/counters.ts';
import type { Services } from '../../services.ts';

/** Children read at once: their answers must fit in memory. */
const BATCH = 200;

/** A counter that is not what the sent forms say; `key` = invitation, form, version, quarter, question, answer. */
export interface Drift {
  key: string;
  stored: number;
  counted: number;
}

/** Counters that differ from what the sent forms of living accounts say; none = the figures are right. */
export async function findDrift(db: Db, services: Pick<Services, 'keyRing'>): Promise<Drift[]> {
  const [counted, stored] = [await countAll(db, services), await readAll(db)];
  const keys = [...new Set([...counted.keys(), ...stored.keys()])].sort();
  return keys
    .map((key) => ({ key, stored: stored.get(key) ?? 0, counted: counted.get(key) ?? 0 }))
    .filter((counter) => counter.stored !== counter.counted);
}

/** Counts everything anew, while nobody can send; figures of deleted children are left alone. */
export async function rebuildCounters(db: Db, services: Pick<Services, 'keyRing'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table counters in exclusive mode`.execute(trx);
    await trx.deleteFrom('counters').execute();
    await moveCounters(trx, 'counters', await countAll(trx, services));
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
    const rows = await db
      .selectFrom('answers')
      .selectAll()
      .where('account_id', 'in', [...keys.keys()])
      .where('sent', 'is not', null)
      .execute();
    for (const forms of Map.groupBy(rows, (row) => row.account_id).values()) {
      const sent = forms.map((row) => toSentForm(openAnswers(keys.get(row.account_id)!, row)));
      for (const [key, n] of countsOf(sent)) counts.set(key, (counts.get(key) ?? 0) + n);
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
  const rows = await db.selectFrom('counters').selectAll().where('n', '>', 0).execute();
  return new Map(
    rows.map((row) => [
      JSON.stringify([
        row.invitation_id,
        row.form_id,
        row.form_version,
        row.quarter,
        row.question_id,
        row.answer_id,
      ]),
      row.n,
    ]),
  );
}
