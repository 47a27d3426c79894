import { present } from '@lykta/domain';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPool } from '../database/connect.ts';
import { openEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { divide } from '../database/partitions.ts';
import { grantToServer } from '../database/roles.ts';
import { makeSecret, parseSecrets } from '../security/secrets.ts';
import { ownPostgres } from './own-postgres.ts';

/** How tests connect to this run's PostgreSQL: a socket folder, or a URL. */
export interface TestDatabase {
  host?: string;
  user?: string;
  connectionString?: string;
  /** The role of the running server, if it differs from the tests' own role. */
  role?: string;
  /** A migrated database from which each test file's database is copied. */
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

/** The vitest project that runs on an external PostgreSQL, with divided tables (vitest.config.ts). */
const EXTERNAL = 'server-external';
const PARTS = 4;

/** Starts one PostgreSQL for the whole run: the embedded one, or for the external project one reached by a URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lykta-test-'));
  chmodSync(folder, 0o711); // so that PostgreSQL's user can enter when this runs as root
  const { server, stop } =
    project.name === EXTERNAL ? await openExternal(folder) : await openPackaged(folder);
  const template = `lykta_template_${process.pid}`;
  await onServer(server, (client) => client.query(`create database ${template}`));
  const { db } = openPool(inDatabase(server, template), 2);
  await migrate(db, parseSecrets(makeSecret()));
  if (project.name === EXTERNAL) await divide(inDatabase(server, template), PARTS);
  if (server.role !== undefined) await grantToServer(db, server.role);
  await db.destroy();
  project.provide('testDatabase', { ...server, template });
  return async () => {
    await onServer(server, (client) => client.query(`drop database if exists ${template}`));
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

interface Running {
  server: TestServer;
  stop(): Promise<void>;
}

async function openPackaged(folder: string): Promise<Running> {
  const { owner, connection, stop } = await openEmbedded(folder);
  const server = { host: owner.host, user: owner.user, role: connection.user };
  await stopWaitingForDisk(server);
  return { server, stop };
}

/** Uses LYKTA_TEST_DATABASE (its user must be allowed to create databases), or starts the machine's own PostgreSQL. */
async function openExternal(folder: string): Promise<Running> {
  const given = process.env.LYKTA_TEST_DATABASE;
  if (given) return { server: { connectionString: given }, stop: async () => {} };
  const { owner, connection, stop } = await openEmbedded(folder, ownPostgres());
  const url = `postgres://${owner.user}@localhost/postgres?host=${encodeURIComponent(owner.host)}`;
  return { server: { connectionString: url, role: connection.user }, stop };
}

/** This cluster ends with the run. Tests of what a crash leaves behind start clusters of their own. */
async function stopWaitingForDisk(server: TestServer): Promise<void> {
  await onServer(server, async (client) => {
    await client.query('alter system set fsync = off');
    await client.query('alter system set full_page_writes = off');
    await client.query('select pg_reload_conf()');
  });
}

type TestServer = Pick<TestDatabase, 'host' | 'user' | 'connectionString' | 'role'>;

/** Returns the connection to one database of the run's PostgreSQL. */
export function inDatabase({ host, user, connectionString }: TestServer, database: string) {
  if (connectionString === undefined)
    return { host: present(host, 'host'), user: present(user, 'user'), database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** The same with the role of the running server. */
export function asServer(server: TestServer, database: string) {
  const { role, connectionString } = server;
  if (role === undefined) return inDatabase(server, database);
  if (connectionString === undefined) return inDatabase({ ...server, user: role }, database);
  const url = new URL(connectionString);
  url.username = role;
  return inDatabase({ connectionString: url.href }, database);
}

/** Runs a statement outside the tests' databases. */
export async function onServer<T>(server: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(inDatabase(server, 'postgres'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
