import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { appliedMigrations } from '../../database/migrate.ts';
import type { Services } from '../../services.ts';
import { AdminError } from '../admin-error.ts';
import { dataFileName, keyFilesIn } from './files.ts';
import { writeArchive, type ArchivedRow } from './archive.ts';
import { dataTables, growingTables, keyTables } from './tables.ts';

const PAGE = 1000;

/**
 * Writes data and keys, from one snapshot of the database, while the server runs.
 * @param keysFolder where the keys go; by default beside the data
 * @returns the files, and how many rows the data has
 */
export async function backUp(
  { db, clock, config }: Services,
  folder: string,
  keysFolder = folder,
): Promise<{ file: string; keys: string; rows: number }> {
  for (const name of [folder, keysFolder]) mkdirSync(name, { recursive: true, mode: 0o700 });
  const { identity } = config.backups;
  const created = clock().toISOString();
  const file = path.join(folder, dataFileName(created, identity !== null));
  if (existsSync(file)) throw new AdminError(`${file} exists already`);
  const [keys, earlierKeys] = keyFilesIn(keysFolder, identity !== null);
  const migrations = await appliedMigrations(db);
  const counts = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const written = await writeArchive(
        file,
        { lykta: 'data', created, migrations },
        rowsOf(tx, [...dataTables, ...growingTables]),
        identity,
      );
      await writeArchive(keys, { lykta: 'keys', created, migrations }, rowsOf(tx, keyTables), identity);
      return written;
    });
  rmSync(earlierKeys, { force: true });
  return { file, keys, rows: Object.values(counts).reduce((sum, n) => sum + n, 0) };
}

/** Reads tables with a cursor, so that a large table is never in memory as a whole. */
async function* rowsOf(tx: Db, tables: readonly string[]): AsyncGenerator<ArchivedRow> {
  for (const table of tables) {
    await sql`declare page cursor for select row_to_json(one)::text as json from ${sql.table(table)} one`.execute(
      tx,
    );
    for (;;) {
      const { rows } = await sql<{ json: string }>`fetch ${sql.lit(PAGE)} from page`.execute(tx);
      for (const { json } of rows) yield { table, json };
      if (rows.length < PAGE) break;
    }
    await sql`close page`.execute(tx);
  }
}
