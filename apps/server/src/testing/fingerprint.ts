import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Tables that may change though a call is refused: they count tries. */
const COUNTING = new Set(['rate_buckets', 'bot_checks']);

/** One line per table that changes whenever any of its rows does. */
export async function fingerprint(db: Db): Promise<Record<string, string | null>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' order by table_name`.execute(db);
  const prints: Record<string, string | null> = {};
  for (const { name } of tables) {
    if (COUNTING.has(name)) continue;
    const { rows } = await sql<{
      print: string | null;
    }>`select md5(string_agg(one::text, '|' order by one::text)) as print
      from ${sql.table(name)} one`.execute(db);
    prints[name] = rows[0]?.print ?? null;
  }
  return prints;
}
