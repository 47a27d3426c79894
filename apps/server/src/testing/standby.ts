import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { DATABASE, OWNER, SERVER_ROLE, start, stop, type Cluster } from '../database/cluster.ts';
import type { EmbeddedPostgres } from '../database/embedded.ts';
import { findBinaries } from '../database/postgres-binaries.ts';
import { postgresUser, privateFolder, reachableBinaries } from '../database/postgres-user.ts';

/** A streaming replica of an embedded PostgreSQL. */
export interface Standby {
  /** How the server's role reaches it. */
  url: string;
  /** Runs a statement there as the owner. */
  query(statement: string): Promise<unknown>;
  /** Does nothing if it has stopped. */
  stop(): Promise<void>;
}

/** Copies a running embedded PostgreSQL into a folder beside it, and starts the copy as its replica. */
export async function openStandby({ folder, owner }: EmbeddedPostgres): Promise<Standby> {
  const user = postgresUser();
  const bin = path.join(reachableBinaries(findBinaries(), user), 'bin');
  const home = `${folder}-standby`;
  mkdirSync(home, { mode: 0o711 });
  privateFolder(home, user);
  const socket = mkdtempSync(path.join(tmpdir(), 'lykta-standby-'));
  privateFolder(socket, user);
  const cluster: Cluster = { bin, user, folder: home, data: path.join(home, 'cluster'), socket };
  await copyCluster(path.join(folder, 'cluster'), cluster, owner);
  await start(cluster);
  const connection = { host: socket, user: OWNER, database: DATABASE };
  return {
    url: `postgres://${SERVER_ROLE}@localhost/${DATABASE}?host=${encodeURIComponent(socket)}`,
    query: async (statement) => {
      const client = new pg.Client(connection);
      await client.connect();
      return client.query(statement).finally(() => client.end());
    },
    stop: async () => {
      if (!existsSync(socket)) return;
      await stop(cluster);
      rmSync(socket, { recursive: true });
    },
  };
}

/** Copies the files as a backup while it runs, with what a replica needs to know. */
async function copyCluster(
  from: string,
  { data, user }: Cluster,
  owner: EmbeddedPostgres['owner'],
): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    execFileSync('cp', ['-a', from, data]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const own = (file: string, text: string) => {
      writeFileSync(path.join(data, file), text);
      if (user) chownSync(path.join(data, file), user.uid, user.gid);
    };
    rmSync(path.join(data, 'postmaster.pid'));
    own('backup_label', rows[0]!.labelfile);
    own('standby.signal', '');
    const source = `host=${owner.host} user=${owner.user}`;
    appendFileSync(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  } finally {
    await client.end();
  }
}
