import { own } from '@lykta/domain';
import { sql, type Kysely } from 'kysely';

/** Few enough that pictures of 200 kB fit into memory. */
const BATCH = 100;

/** A table whose rows a migration writes anew, because it takes keys or code to do so. */
export interface Rewriting<Row> {
  table: string;
  /** SQL of the columns that `write` reads. */
  read: string;
  /** SQL of what else is read from, such as a join with the keys of children. */
  join?: string;
  /** The columns to write, with their types. */
  columns: Record<string, 'bytea' | 'timestamptz'>;
  /** The new values of a row; null leaves it as it is. */
  write: (row: Row) => Record<string, Buffer | Date | null> | null;
}

/**
 * Writes the rows of a table anew, in batches, inside the transaction of a migration: a server that is killed in the
 * middle has changed nothing, and the next start does it from the beginning.
 */
export async function rewrite<Row>(db: Kysely<unknown>, rewriting: Rewriting<Row>): Promise<void> {
  const { table, read, join = '', columns, write } = rewriting;
  await sql
    .raw(`declare rewriting cursor for select ${table}.ctid::text as ctid, ${read} from ${table} ${join}`)
    .execute(db);
  for (;;) {
    const { rows } = await sql.raw<Row & { ctid: string }>(`fetch ${BATCH} from rewriting`).execute(db);
    const changes = rows.flatMap((row) => {
      const change = write(row);
      return change ? [{ ctid: row.ctid, change }] : [];
    });
    if (changes.length > 0) {
      const names = Object.keys(columns);
      const values = Object.entries(columns).map(
        ([name, type]) => sql`${changes.map(({ change }) => own(change, name))}::${sql.raw(type)}[]`,
      );
      await sql`update ${sql.table(table)} set ${sql.raw(names.map((name) => `${name} = changed.${name}`).join())}
        from unnest(${changes.map(({ ctid }) => ctid)}::text[]::tid[], ${sql.join(values)})
          as changed(place, ${sql.raw(names.join())})
        where ${sql.ref(`${table}.ctid`)} = changed.place`.execute(db);
    }
    if (rows.length < BATCH) break;
  }
  await sql`close rewriting`.execute(db);
}
