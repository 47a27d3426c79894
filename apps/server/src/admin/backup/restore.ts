import path from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { appliedMigrations } from '../../database/migrate.ts';
import type { Services } from '../../services.ts';
import { noteDeletedChildren } from '../../records/deleted-children.ts';
import { AdminError } from '../admin-error.ts';
import { readBatches, verifyArchive } from './archive.ts';
import { KEY_FILE } from './backup.ts';
import { eraseAgain } from './erase-again.ts';
import { keepPublished } from './keep-published.ts';
import { dataTables, growingTables, keyTables, passingTables } from './tables.ts';

/**
 * Replaces everything in the database by a backup: old data, the newest keys, and every known tombstone. Missing log
 * entries are added. Children deleted after the backup stay deleted, and so do answers. A damaged archive is refused before any change,
 * and any failure leaves the database as it was.
 * @param keyFile the newest key archive; by default the one beside the data
 * @returns how many accounts exist now, and how many were left out because they were deleted
 */
export async function restore(
  { db }: Services,
  dataFile: string,
  keyFile = path.join(path.dirname(dataFile), KEY_FILE),
): Promise<{ accounts: number; erased: number }> {
  await check(db, dataFile, 'data');
  await check(db, keyFile, 'keys');
  return db.transaction().execute(async (tx) => {
    const tombstones = await tx.selectFrom('tombstones').selectAll().execute();
    const published = await keepPublished(tx);
    const everything = [...dataTables, ...keyTables, ...passingTables].map((table) => sql.table(table));
    await sql`truncate ${sql.join(everything)}`.execute(tx);
    await insertAll(tx, dataFile, [...dataTables, ...growingTables]);
    await insertAll(tx, keyFile, keyTables);
    if (tombstones.length > 0) {
      await tx
        .insertInto('tombstones')
        .values(tombstones)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await noteDeletedChildren(tx);
    const erased = await eraseDeleted(tx);
    await eraseAgain(tx);
    await published.putBack();
    for (const table of ['audit_lines', 'reasons'] as const) await goOnCounting(tx, table);
    const { accounts } = await tx
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll<number>().as('accounts'))
      .executeTakeFirstOrThrow();
    return { accounts, erased };
  });
}

/** Continues the tables' id sequences after the highest restored id. */
async function goOnCounting(tx: Db, table: (typeof growingTables)[number]): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'seq'),
    (select coalesce(max(seq), 1) from ${sql.table(table)}))`.execute(tx);
}

async function check(db: Db, file: string, kind: 'data' | 'keys'): Promise<void> {
  const { head } = await verifyArchive(file);
  if (head.lykta !== kind) throw new AdminError(`${file} holds ${head.lykta}, not ${kind}`);
  const ours = await appliedMigrations(db);
  if (head.migrations.join() !== ours.join()) {
    throw new AdminError(`${file} was made by another version of the server (${head.migrations.at(-1)})`);
  }
}

/** Conditions that leave out rows whose referenced row does not exist. */
const REFERRING: ReadonlyMap<string, RawBuilder<unknown>> = new Map([
  // Keys of accounts newer than the data have nothing to decrypt.
  ['child_keys', sql`where account_id in (select id from accounts)`],
  ['audit_repeats', sql`where line_id in (select id from audit_lines)`],
]);

async function insertAll(tx: Db, file: string, tables: readonly string[]): Promise<void> {
  for await (const { table, rows } of readBatches(file)) {
    if (!tables.includes(table)) throw new AdminError(`${file} holds an unknown table "${table}"`);
    const target = sql.table(table);
    const known = REFERRING.get(table) ?? sql``;
    // A log entry that exists already stays as it is.
    const missing = growingTables.some((growing) => growing === table) ? sql`on conflict do nothing` : sql``;
    await sql`insert into ${target} overriding system value
      select * from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json) ${known}
      ${missing}`.execute(tx);
  }
}

/** Deletes accounts without a key or with a tombstone: they were deleted after the backup was taken. */
async function eraseDeleted(tx: Db): Promise<number> {
  const erased = await tx
    .deleteFrom('accounts')
    .where(({ or, not, exists, selectFrom }) =>
      or([
        not(exists(selectFrom('child_keys').select('account_id').whereRef('account_id', '=', 'accounts.id'))),
        exists(selectFrom('tombstones').select('account_id').whereRef('account_id', '=', 'accounts.id')),
      ]),
    )
    .returning('id')
    .execute();
  return erased.length;
}
