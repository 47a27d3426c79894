import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConfigError, type Config } from '../config.ts';
import { openEmbedded, type EmbeddedPostgres } from './embedded.ts';
import { isMigrated, migrate } from './migrate.ts';
import { grantToServer } from './roles.ts';
import { preparing } from './prepared.ts';
import type { Database } from './schema.ts';

/** What queries are written against: the pool, or a transaction on it. */
export type Db = Kysely<Database>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  /** For the start line: where the data is. Never a password. */
  where: string;
  /** Ends the pool; the last user of the embedded database stops it. */
  close(): Promise<void>;
}

/** A database that is gone must be back within five seconds. */
const LOOK_EVERY_MS = 2000;
const INT8 = 20;
const DATE = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (text: string) => text; // a Date would move the day with the machine's time zone
    return pg.types.getTypeParser(oid, format);
  },
};

const OTHER_DATABASE = 'LYKTA_DATABASE_OWNER must name the same database as LYKTA_DATABASE';

/** How to reach a database: pg's own settings. */
export type Connection = Pick<pg.PoolConfig, 'connectionString' | 'host' | 'user' | 'database'>;

/** How long a call may wait for the database, in ms. */
const LIMITS = {
  statement_timeout: 10_000,
  query_timeout: 15_000, // for a server that is gone without a word
  idle_in_transaction_session_timeout: 15_000,
};

/** A pool with the product's types and time limits; connects when it is first used. */
export function openPool(
  connection: Connection,
  max = 20,
  limits: Partial<typeof LIMITS> = LIMITS,
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connection,
    max,
    min: 1, // an idle server stays connected: the embedded database stops when its last user is gone
    types,
    application_name: 'lykta',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...limits,
  });
  // A connection that breaks fails its query, and the pool replaces it; unheard, these events would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }), pool };
}

/**
 * Opens the database that the settings name (the embedded one when they name none) and brings its schema up to date.
 * The tables belong to another role than the server's, in an external database where `LYKTA_DATABASE_OWNER` says so.
 * @param as the operator's commands may do more than a running server: they are the owner
 * @throws {EmbeddedUnavailable} where the embedded one can't run
 * @throws {ConfigError} where the owner's settings name another database
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'databaseOwner' | 'data' | 'secrets'>,
  as: 'server' | 'owner' = 'server',
): Promise<OpenDatabase> {
  const embedded = config.database === '' ? await openEmbedded(config.data) : null;
  const server = embedded ? embedded.connection : { connectionString: config.database };
  const owner = embedded
    ? embedded.owner
    : { connectionString: config.databaseOwner === '' ? config.database : config.databaseOwner };
  const { db, pool } = openPool(as === 'owner' ? owner : server);
  const stopWatching = embedded ? watch(embedded) : async () => {};
  const close = async () => {
    await stopWatching();
    await db.destroy();
    await embedded?.stop();
  };
  try {
    const [serving, owning] = [await whoIs(server), await whoIs(owner)];
    if (serving.database !== owning.database) throw new ConfigError(OTHER_DATABASE);
    // A statement of a migration takes as long as there are rows, and so does waiting for another server's.
    const migrating = openPool(owner, 1, {}).db;
    try {
      await migrate(migrating, config.secrets);
      if (serving.role !== owning.role) await grantToServer(migrating, serving.role);
      if (!(await isMigrated(db).catch(() => false))) throw new ConfigError(OTHER_DATABASE);
    } finally {
      await migrating.destroy();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    pool,
    close,
    where: embedded ? whereEmbedded(embedded) : `external (${new URL(config.database).host})`,
  };
}

/** The role that a connection has, and the database that it reaches. */
async function whoIs(connection: Connection): Promise<{ role: string; database: string }> {
  const { pool } = openPool(connection, 1);
  try {
    const { rows } = await pool.query<{ role: string; database: string }>(
      'select current_user as role, current_database() as database',
    );
    return rows[0]!;
  } finally {
    await pool.end();
  }
}

/** Nobody else looks after the embedded database: when it is gone, it is started again. @returns how to stop that */
function watch(embedded: EmbeddedPostgres): () => Promise<void> {
  let reviving: Promise<void> | null = null;
  const look = () => {
    // What keeps it from starting (a full disk) may pass: it is tried again.
    reviving ??= embedded
      .revive()
      .catch(() => {})
      .finally(() => (reviving = null));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await reviving;
  };
}

function whereEmbedded({
  how,
  folder,
  moved,
}: {
  how: string;
  folder: string;
  moved: string | null;
}): string {
  return `embedded, ${how}, in ${folder}${moved ? ` (moved: ${moved})` : ''}`;
}
