import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPool } from '../database/connect.ts';
import { openEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';

/** How tests reach the PostgreSQL of this run: a socket's folder, or a URL. */
export interface TestDatabase {
  host?: string;
  user?: string;
  connectionString?: string;
  /** A migrated database that every test file's own is copied from. */
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

/**
 * One PostgreSQL for the whole run: the real embedded one, or the one that LYKTA_TEST_DATABASE names
 * (its user must be allowed to create databases).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.LYKTA_TEST_DATABASE;
  const folder = mkdtempSync(path.join(tmpdir(), 'lykta-test-'));
  chmodSync(folder, 0o711); // so that the PostgreSQL user of root can pass
  const embedded = external ? null : await openEmbedded(folder);
  const server = embedded
    ? { host: embedded.connection.host, user: embedded.connection.user }
    : { connectionString: external! };
  const template = `lykta_template_${process.pid}`;
  await onServer(server, (client) => client.query(`create database ${template}`));
  const { db } = openPool(inDatabase(server, template), 2);
  await migrate(db);
  await db.destroy();
  project.provide('testDatabase', { ...server, template });
  return async () => {
    await onServer(server, (client) => client.query(`drop database if exists ${template}`));
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

type TestServer = Pick<TestDatabase, 'host' | 'user' | 'connectionString'>;

/** The connection to one database of the run's PostgreSQL. */
export function inDatabase({ host, user, connectionString }: TestServer, database: string) {
  if (connectionString === undefined) return { host: host!, user: user!, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Runs one statement outside any test's own database. */
export async function onServer<T>(server: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(inDatabase(server, 'postgres'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
