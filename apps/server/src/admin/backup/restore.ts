import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { appliedMigrations } from '../../database/migrate.ts';
import type { Services } from '../../services.ts';
import { noteDeletedChildren } from '../../records/deleted-children.ts';
import { AdminError } from '../admin-error.ts';
import { readBatches, verifyArchive, type ArchiveHead } from './archive.ts';
import { checkName, keysFor } from './files.ts';
import type { Opening } from './lock.ts';
import { eraseAgain } from './erase-again.ts';
import { keepPublished } from './keep-published.ts';
import { dataTables, growingTables, keyTables, passingTables } from './tables.ts';

/**
 * Replaces everything in the database by a backup: old data, the newest keys, and every known tombstone. Missing log
 * entries are added. Children deleted after the backup stay deleted, and so do answers. A damaged archive is refused before any change,
 * and any failure leaves the database as it was.
 * @param keyFile the newest key archive; by default the one beside the data, or in the folder of keys
 * @param acceptPlain whether archives that are not encrypted will do although this Lykta encrypts its own
 * @returns how many accounts exist now, and how many were left out because they were deleted
 */
export async function restore(
  { db, config: { backups } }: Services,
  dataFile: string,
  { keyFile, acceptPlain = false }: { keyFile?: string | undefined; acceptPlain?: boolean } = {},
): Promise<{ accounts: number; erased: number }> {
  const keys = keyFile ?? keysFor(dataFile, backups);
  const opening = { identity: backups.identity, acceptPlain };
  const data = await check(db, dataFile, 'data', opening);
  checkName(dataFile, data.created);
  const { created } = await check(db, keys, 'keys', opening);
  // Every child who came in between would count as deleted.
  if (created < data.created) throw new AdminError(`${keys} is older than ${dataFile}: find the newest keys`);
  return db.transaction().execute(async (tx) => {
    const tombstones = await tx.selectFrom('tombstones').selectAll().execute();
    const published = await keepPublished(tx);
    const everything = [...dataTables, ...keyTables, ...passingTables].map((table) => sql.table(table));
    await sql`truncate ${sql.join(everything)}`.execute(tx);
    await insertAll(tx, { file: dataFile, opening }, [...dataTables, ...growingTables]);
    await insertAll(tx, { file: keys, opening }, keyTables);
    await requireOwnKeys(tx, keys);
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

async function check(
  db: Db,
  file: string,
  kind: ArchiveHead['lykta'],
  opening: Opening,
): Promise<ArchiveHead> {
  const { head } = await verifyArchive(file, opening);
  if (head.lykta !== kind) throw new AdminError(`${file} holds ${head.lykta}, not ${kind}`);
  const ours = await appliedMigrations(db);
  if (head.migrations.join() !== ours.join()) {
    throw new AdminError(`${file} was made by another version of the server (${head.migrations.at(-1)})`);
  }
  return head;
}

/** @throws {AdminError} if the keys know none of the children: they are of another Lykta, and would erase everybody */
async function requireOwnKeys(tx: Db, keys: string): Promise<void> {
  const { rows } = await sql<{ strange: boolean }>`
    select exists (select from accounts) and not exists (select from accounts where
      exists (select from child_keys where account_id = accounts.id) or
      exists (select from tombstones where account_id = accounts.id)) as strange`.execute(tx);
  if (rows[0]!.strange) throw new AdminError(`${keys} has the keys of another Lykta`);
}

/** Conditions that leave out rows whose referenced row does not exist. */
const REFERRING: ReadonlyMap<string, RawBuilder<unknown>> = new Map([
  // Keys of accounts newer than the data have nothing to decrypt.
  ['child_keys', sql`where account_id in (select id from accounts)`],
  ['audit_repeats', sql`where line_id in (select id from audit_lines)`],
]);

async function insertAll(
  tx: Db,
  { file, opening }: { file: string; opening: Opening },
  tables: readonly string[],
): Promise<void> {
  for await (const { table, rows } of readBatches(file, opening)) {
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
