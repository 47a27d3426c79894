import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { openPool, type Connection, type Db } from '../database/connect.ts';
import { clusterFolder, openEmbedded } from '../database/embedded.ts';
import { appliedMigrations, knownMigrations } from '../database/migrate.ts';
import { findBinaries } from '../database/postgres-binaries.ts';
import { describeUses, findMissingSecrets } from '../renewals/secret-uses.ts';
import { note, stops, type Finding } from './finding.ts';
import { errorField } from '../error-field.ts';

const OLDEST_POSTGRES = 15;
const LITTLE_ROOM = 2 * 1024 ** 3;
/** Migrations that earlier servers can't read beside (docs/operations.md, upgrade). */
const STOP_ALL_FIRST = new Set(['0008-sealed-and-bound']);

/** Finds what would stop an upgrade or a start, with a look into the database. Changes nothing in it. */
export async function examine(config: Config): Promise<Finding[]> {
  if (config.database !== '') {
    const owner = config.databaseOwner === '' ? config.database : config.databaseOwner;
    return examineAt({ connectionString: owner }, config);
  }
  const cluster = clusterFolder(config.data);
  const version = path.join(cluster, 'PG_VERSION');
  if (!existsSync(version)) return [note('There is no database yet. The first start makes it.')];
  const [theirs, ours] = [readFileSync(version, 'utf8').trim(), embeddedVersion()];
  if (theirs !== ours) {
    return [
      stops(
        `The database is of PostgreSQL ${theirs}, and this Lykta brings ${ours}. Back up with the earlier Lykta, and restore with this one.`,
      ),
    ];
  }
  const embedded = await openEmbedded(config.data);
  try {
    return [...(await examineRoom(cluster)), ...(await examineAt(embedded.owner, config))];
  } finally {
    await embedded.stop();
  }
}

/** The major version of the packaged PostgreSQL. */
function embeddedVersion(): string {
  const about = path.join(findBinaries(), '../package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(about, 'utf8'));
  return String(Number.parseInt(version, 10));
}

async function examineRoom(folder: string): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free > LITTLE_ROOM) return [];
  return [
    note(`Only ${Math.floor(free / 1024 ** 2)} MB are free in ${folder}. Make room before you upgrade.`),
  ];
}

async function examineAt(connection: Connection, config: Config): Promise<Finding[]> {
  const { db } = openPool(connection, 1);
  try {
    const major = await postgresVersion(db);
    if (major < OLDEST_POSTGRES) {
      return [stops(`The database is PostgreSQL ${major}; ${OLDEST_POSTGRES} or newer is needed.`)];
    }
    return await examineTables(db, config);
  } catch (error) {
    const code = errorField(error, 'code') ?? 'no connection';
    return [stops(`The database does not answer (${code}). Look at LYKTA_DATABASE and its log.`)];
  } finally {
    await db.destroy();
  }
}

async function postgresVersion(db: Db): Promise<number> {
  const { rows } = await sql<{
    number: string;
  }>`select current_setting('server_version_num') as number`.execute(db);
  return Math.floor(Number(rows[0]?.number) / 10_000);
}

async function examineTables(db: Db, { secrets }: Config): Promise<Finding[]> {
  // A database without tables has no list of them either.
  const applied = await appliedMigrations(db).catch((): string[] => []);
  const unknown = applied.filter((name) => !knownMigrations.includes(name));
  if (unknown.length > 0) {
    return [stops(`The database is of a newer Lykta (${unknown.join(', ')}). Install that one.`)];
  }
  const coming = knownMigrations.filter((name) => !applied.includes(name));
  if (applied.length > 0 && coming.length > 0) {
    const text = `The next start changes the tables (${coming.join(', ')}). Back up first.`;
    const alone = coming.some((name) => STOP_ALL_FIRST.has(name));
    return [
      note(alone ? `${text} Stop every server before it: earlier ones can't read what it writes.` : text),
    ];
  }
  if (applied.length === 0) return [note('The database is empty. The first start makes its tables.')];
  const missing = await findMissingSecrets(db, secrets);
  if (missing.length === 0) return [];
  const uses = describeUses(missing).replaceAll('\n', '; ');
  return [stops(`LYKTA_SECRET lacks a number that is still in use: ${uses}. Add it at the end of the list.`)];
}
