import { present } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Tables that may change although a call is refused: they count tries. */
const COUNTING = ['rate_buckets', 'bot_checks'];
/** Updates of these only store when a session was last used or its password last typed, or count tries. */
const TOUCHED = ['sessions', 'staff_sessions', 'address_codes'];

/**
 * Counts every row written from now on, within the writing transaction: rolled-back writes do not count.
 * @returns a function that reads the count
 */
export async function countWrites(db: Db): Promise<() => Promise<number>> {
  await sql`create table write_count (n int not null)`.execute(db);
  await sql`insert into write_count values (0)`.execute(db);
  await sql`create function count_write() returns trigger language plpgsql security definer as
    $$ begin update write_count set n = n + 1; return null; end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  for (const { name } of rows) {
    if (name === 'write_count' || COUNTING.includes(name)) continue;
    const events = TOUCHED.includes(name) ? 'insert or delete' : 'insert or update or delete';
    await sql`create trigger count_write after ${sql.raw(events)} on ${sql.table(name)}
      for each row execute function count_write()`.execute(db);
  }
  return async () => {
    const { rows: counts } = await sql<{ n: number }>`select n from write_count`.execute(db);
    return present(counts[0], 'counts[0]').n;
  };
}
