import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Tables that may change although a call is refused: they count tries. */
const COUNTING = ['rate_buckets', 'bot_checks'];

/** Returns a hash per table that changes if any row changes; ignores when a session was last used. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and not table_name = any(${COUNTING}) order by table_name`.execute(db);
  const prints = tables.map(
    ({ name }) => sql`select ${sql.lit(name)}::text as name,
      (select md5(string_agg(row, '|' order by row)) from (select (to_jsonb(one) - 'last_seen')::text as row from ${sql.table(name)} one) rows) as print`,
  );
  const { rows } = await sql<{
    name: string;
    print: string | null;
  }>`${sql.join(prints, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print ?? 'empty']));
}
