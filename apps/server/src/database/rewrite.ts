import { own } from '@lykta/domain';
import { sql, type Kysely } from 'kysely';

/** Small enough that this many pictures of 200 kB fit into memory. */
const BATCH = 100;

/** A table whose rows a migration rewrites with TypeScript code or keys. */
export interface Rewriting<Row> {
  table: string;
  /** SQL: the columns that `write` reads. */
  read: string;
  /** SQL: further sources, such as a join with children's keys. */
  join?: string;
  /** The columns to write, with their types. */
  columns: Record<string, 'bytea' | 'timestamptz'>;
  /** The new values of a row; null leaves it as it is. */
  write: (row: Row) => Record<string, Buffer | Date | null> | null;
}

/**
 * Rewrites the rows of a table in batches, inside the migration's transaction: a server that is killed half-way has
 * changed nothing, and the next start begins again.
 */
export async function rewrite<Row>(db: Kysely<unknown>, rewriting: Rewriting<Row>): Promise<void> {
  const { table, read, join = '', columns, write } = rewriting;
  // A divided table (database/partitions.ts) has a ctid once in each part.
  const place = `${table}.tableoid::text as tableoid, ${table}.ctid::text as ctid`;
  await sql.raw(`declare rewriting cursor for select ${place}, ${read} from ${table} ${join}`).execute(db);
  for (;;) {
    const { rows } = await sql
      .raw<Row & { tableoid: string; ctid: string }>(`fetch ${BATCH} from rewriting`)
      .execute(db);
    const changes = rows.flatMap((row) => {
      const change = write(row);
      return change ? [{ tableoid: row.tableoid, ctid: row.ctid, change }] : [];
    });
    if (changes.length > 0) {
      const names = Object.keys(columns);
      const values = Object.entries(columns).map(
        ([name, type]) => sql`${changes.map(({ change }) => own(change, name))}::${sql.raw(type)}[]`,
      );
      await sql`update ${sql.table(table)} set ${sql.raw(names.map((name) => `${name} = changed.${name}`).join())}
        from unnest(${changes.map(({ tableoid }) => tableoid)}::text[]::oid[],
            ${changes.map(({ ctid }) => ctid)}::text[]::tid[], ${sql.join(values)})
          as changed(part_of, place, ${sql.raw(names.join())})
        where ${sql.ref(`${table}.tableoid`)} = changed.part_of
          and ${sql.ref(`${table}.ctid`)} = changed.place`.execute(db);
    }
    if (rows.length < BATCH) break;
  }
  await sql`close rewriting`.execute(db);
}
