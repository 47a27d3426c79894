import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { openPool, type Connection, type Db } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { selectKeys } from '../../records/ledgers.ts';
import { findMissingSecrets } from '../../renewals/secret-uses.ts';
import type { Services } from '../../services.ts';
import { AdminError } from '../admin-error.ts';
import { verifyArchive } from './archive.ts';
import { dataFilesIn } from './files.ts';
import { restore } from './restore.ts';

const SCRATCH = 'lykta_drill';
const REPORT = 'drill.json';
/** How many children's keys it opens: each would take long for a country. */
const TRIED_KEYS = 1000;
/** What a restore changes nothing in, where no child was deleted since. */
const COUNTED = ['accounts', 'organisations', 'members', 'invitations', 'audit_lines'] as const;

/** What a drill found. */
export interface DrillReport {
  at: string;
  /** null: everything came back. */
  failure: string | null;
  archive: string | null;
  accounts: number;
  seconds: number;
}

/**
 * Puts the newest backup back into a database of its own beside the real one, looks whether everything is there and can
 * be read, and removes it again. The report stays in the folder of backups.
 * @param owner how the real database is reached by the role that may make another
 */
export async function drill(services: Services, owner: Connection): Promise<DrillReport> {
  const { clock, config } = services;
  const { folder } = config.backups;
  const at = clock().toISOString();
  const began = performance.now();
  const [newest] = dataFilesIn(folder);
  const tried = { at, archive: newest ? path.basename(newest.file) : null };
  const seconds = () => Math.round((performance.now() - began) / 1000);
  let report: DrillReport;
  try {
    if (!newest) throw new AdminError(`there is no backup in ${folder}`);
    const accounts = await tryArchive(services, owner, newest.file);
    report = { ...tried, failure: null, accounts, seconds: seconds() };
  } catch (error) {
    const failure = error instanceof AdminError ? error.message : describe(error);
    report = { ...tried, failure, accounts: 0, seconds: seconds() };
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, REPORT);
  writeFileSync(`${file}.new`, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return report;
}

/** Reads the report of the last drill; null where there was none. */
export function readDrillReport(folder: string): DrillReport | null {
  const file = path.join(folder, REPORT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DrillReport) : null;
}

/** A message of the database may quote what it stores. */
function describe(error: unknown): string {
  const { code } = error as { code?: string };
  if (code === '42501') return `the owner of the tables may not make a database: alter role … createdb`;
  return code === undefined ? 'the restore failed' : `the restore failed (${code})`;
}

async function tryArchive(services: Services, owner: Connection, file: string): Promise<number> {
  const { db, config } = services;
  const scratch = sql.table(SCRATCH);
  await sql`drop database if exists ${scratch} with (force)`.execute(db);
  await sql`create database ${scratch} template template0`.execute(db);
  try {
    const { db: copy } = openPool(inDatabase(owner, SCRATCH), 2, {});
    try {
      await migrate(copy, config.secrets);
      const { accounts, erased } = await restore({ ...services, db: copy }, file);
      await compare(copy, services, { file, erased });
      await openKeys(copy, services);
      return accounts;
    } finally {
      await copy.destroy();
    }
  } finally {
    await sql`drop database if exists ${scratch} with (force)`.execute(db);
  }
}

async function compare(
  copy: Db,
  { config }: Services,
  { file, erased }: { file: string; erased: number },
): Promise<void> {
  const { counts } = await verifyArchive(file, { identity: config.backups.identity, acceptPlain: false });
  for (const table of COUNTED) {
    const { n } = await copy
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const expected = (counts[table] ?? 0) - (table === 'accounts' ? erased : 0);
    if (n !== expected) throw new AdminError(`${table}: ${n} rows came back of ${expected}`);
  }
}

async function openKeys(copy: Db, { config, keyRing }: Services): Promise<void> {
  const missing = await findMissingSecrets(copy, config.secrets);
  if (missing.length > 0) throw new AdminError('LYKTA_SECRET lacks a number that the backup uses');
  const rows = await selectKeys(copy)
    .orderBy(sql`random()`)
    .limit(TRIED_KEYS)
    .execute();
  for (const row of rows) {
    try {
      keyRing.unwrap(row.account_id, row);
    } catch {
      throw new AdminError('the key of a child does not open with LYKTA_SECRET');
    }
  }
}

function inDatabase(owner: Connection, database: string): Connection {
  if (owner.connectionString === undefined) return { ...owner, database };
  const address = new URL(owner.connectionString);
  address.pathname = `/${database}`;
  return { connectionString: address.href };
}
