import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { isMigrated } from '../../database/migrate.ts';

/**
 * Returns whether this server can do its work: every migration is applied, and a row can be written, read and deleted.
 * A server with a read-only or failing database is not ready.
 */
export async function isReady(db: Db, now: Date): Promise<boolean> {
  try {
    return (await isMigrated(db)) && (await writesAndReads(db, now));
  } catch {
    return false;
  }
}

async function writesAndReads(db: Db, now: Date): Promise<boolean> {
  const key = randomBytes(32);
  return db.transaction().execute(async (trx) => {
    const row = { name: 'readyz', key, count: 1, since: now, last: now, expires: now };
    await trx.insertInto('rate_buckets').values(row).execute();
    const removed = await trx
      .deleteFrom('rate_buckets')
      .where('name', '=', 'readyz')
      .where('key', '=', key)
      .returning('count')
      .execute();
    return removed.length === 1 && removed[0]?.count === 1;
  });
}
