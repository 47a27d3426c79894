import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConfigError, type Config } from '../config.ts';
import { openEmbedded, type EmbeddedPostgres } from './embedded.ts';
import { isMigrated, migrate } from './migrate.ts';
import { grantToServer } from './roles.ts';
import { preparing } from './prepared.ts';
import { noticeMissingCopies, onlyPrimary } from './primary.ts';
import type { Database } from './schema.ts';
import { present } from '@lykta/domain';

/** What queries run on: the pool, or a transaction of it. */
export type Db = Kysely<Database>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  /** How the role that owns the tables reaches it. */
  owner: Connection;
  /** Where the data is, for the start message; never contains a password. */
  where: string;
  /** Closes the pool; the last user of the embedded database stops it. */
  close(): Promise<void>;
}

/** Interval for checking the embedded database: it must be back within five seconds. */
const LOOK_EVERY_MS = 2000;
const INT8 = 20;
const DATE = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (text: string) => text; // a Date would shift the day by the machine's time zone
    return pg.types.getTypeParser(oid, format);
  },
};

const OTHER_DATABASE = 'LYKTA_DATABASE_OWNER must name the same database as LYKTA_DATABASE';

/** How to reach a database: the settings of pg. */
export type Connection = Pick<pg.PoolConfig, 'connectionString' | 'host' | 'user' | 'database' | 'verify'>;

/** Time limits for calls to the database, in ms. */
const LIMITS = {
  statement_timeout: 10_000,
  query_timeout: 15_000, // for a server that stopped without closing the connection
  idle_in_transaction_session_timeout: 15_000,
};

/** Creates a pool with the product's types and time limits; it connects at the first use. */
export function openPool(
  connection: Connection,
  max = 20,
  limits: Partial<typeof LIMITS> = LIMITS,
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connection,
    max,
    min: 1, // keeps one connection open: the embedded database stops when its last client disconnects
    types,
    application_name: 'lykta',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...limits,
  });
  // A broken connection fails its query, and the pool replaces it. Without a listener, this event would end the
  // process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    noticeMissingCopies(client);
  });
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }), pool };
}

/**
 * Opens the configured database (by default the embedded one) and applies missing migrations. The tables belong to
 * another role than the server's; in an external database `LYKTA_DATABASE_OWNER` names it.
 * @param as operators' commands run as the owner, who may do more than a running server
 * @throws {EmbeddedUnavailable} where the embedded database cannot run
 * @throws {ConfigError} if the owner's settings name another database
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
  const { db, pool } = openPool({ ...(as === 'owner' ? owner : server), ...onlyPrimary });
  const stopWatching = embedded ? watch(embedded) : async () => {};
  const close = async () => {
    await stopWatching();
    await db.destroy();
    await embedded?.stop();
  };
  try {
    const [serving, owning] = [await whoIs(server), await whoIs(owner)];
    if (serving.database !== owning.database) throw new ConfigError(OTHER_DATABASE);
    // No time limits: a migration can take long with many rows, or while waiting for another server's migration.
    const migrating = openPool({ ...owner, ...onlyPrimary }, 1, {}).db;
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
    owner,
    close,
    where: embedded ? whereEmbedded(embedded) : `external (${new URL(config.database).host})`,
  };
}

/** Returns a connection's role and database. */
async function whoIs(connection: Connection): Promise<{ role: string; database: string }> {
  const { pool } = openPool(connection, 1);
  try {
    const { rows } = await pool.query<{ role: string; database: string }>(
      'select current_user as role, current_database() as database',
    );
    return present(rows[0], 'the role of the connection');
  } finally {
    await pool.end();
  }
}

/** Restarts the embedded database when it has stopped. @returns a function that ends the watching */
function watch(embedded: EmbeddedPostgres): () => Promise<void> {
  let reviving: Promise<void> | null = null;
  const look = () => {
    // A cause such as a full disk may pass, so it tries again.
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
