import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { asUser, type PostgresUser } from './postgres-user.ts';
import { errorField } from '../error-field.ts';

/** The superuser, which creates the cluster and owns the tables. */
export const OWNER = 'lykta';
/** The role of a running server: it only reads and writes rows (database/roles.ts). */
export const SERVER_ROLE = 'lykta_server';
export const DATABASE = 'lykta';
const MAX_CONNECTIONS = 80;
const START_SECONDS = 60;
const START_TRIES = 20;
const START_PAUSE_MS = 250;

/** A PostgreSQL cluster: its files and its programs. Every function here except `answers` requires the launch lock. */
export interface Cluster {
  bin: string;
  user: PostgresUser;
  folder: string;
  data: string;
  socket: string;
}

/** Creates the cluster's files. */
export async function createCluster(cluster: Cluster): Promise<void> {
  // Creates them in a temporary folder and renames it, so that a start killed half-way leaves no partial cluster.
  const unfinished = `${cluster.data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const options = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--data-checksums', '--no-instructions'];
  await run(cluster, 'initdb', ['-D', unfinished, '-U', OWNER, ...options]);
  renameSync(unfinished, cluster.data);
}

/** Returns where PostgreSQL writes its log. @param folder the folder of the cluster */
export const logFile = (folder: string): string => path.join(folder, 'postgres.log');

/** Starts PostgreSQL. After a crash, retries until its dying child processes release the shared memory. */
export async function start(cluster: Cluster): Promise<void> {
  const settings = `-c listen_addresses='' -c unix_socket_directories='${cluster.socket}' -c max_connections=${MAX_CONNECTIONS}`;
  const log = logFile(cluster.folder);
  const where = ['-D', cluster.data, '-l', log, '-o', settings];
  for (let tries = 1; ; tries += 1) {
    removeStalePidFile(cluster);
    try {
      await run(cluster, 'pg_ctl', ['start', '-w', '-t', String(START_SECONDS), '-s', ...where]);
      return;
    } catch (error) {
      if (tries >= START_TRIES) throw new Error(`PostgreSQL does not start; see ${log}`, { cause: error });
      await delay(START_PAUSE_MS);
    }
  }
}

/** Stops PostgreSQL; open transactions are rolled back. */
export async function stop(cluster: Cluster): Promise<void> {
  await run(cluster, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-s', '-D', cluster.data]);
}

/**
 * Removes a stale postmaster.pid. After a crash its process id may belong to another program (or a zombie process), and
 * PostgreSQL then refuses to start. This is safe only under the launch lock and where /proc gives the process's name.
 */
function removeStalePidFile(cluster: Cluster): void {
  const file = path.join(cluster.data, 'postmaster.pid');
  if (!existsSync(file) || !existsSync('/proc/self/stat')) return;
  const pid = readFileSync(file, 'utf8').split('\n')[0];
  let alive = false;
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')[0];
    alive = state !== 'Z' && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    // No such process.
  }
  if (!alive) rmSync(file, { force: true });
}

/**
 * Creates the database and the server's role where they are missing: both in a new cluster, the role in an older one.
 */
export async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = await connect(cluster, 'postgres');
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    const role = await client.query('select 1 from pg_roles where rolname = $1', [SERVER_ROLE]);
    if (role.rowCount === 0) await client.query(`create role ${SERVER_ROLE} login`);
  } finally {
    await client.end();
  }
}

/** Whether PostgreSQL runs and accepts connections. */
export async function answers(cluster: Cluster): Promise<boolean> {
  // A server that is recovering from a crash refuses connections for a while; without a server they fail at once.
  for (let tries = 0; ; tries += 1) {
    try {
      const client = await connect(cluster, DATABASE);
      await client.end();
      return true;
    } catch (error) {
      if (errorField(error, 'code') !== '57P03' || tries > START_SECONDS * 10) return false;
      await delay(100);
    }
  }
}

async function connect(cluster: Cluster, database: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: cluster.socket,
    user: OWNER,
    database,
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => {}); // this connection is only for one check; a loss shows in the query
  await client.connect();
  return client;
}

/** Whether any other client is connected. */
export async function othersConnected(cluster: Cluster): Promise<boolean> {
  // A closed connection stays in the list for a moment.
  for (let tries = 0; tries < 10; tries += 1) {
    const client = await connect(cluster, 'postgres').catch(() => null);
    if (!client) return true; // already stopping, or out of connections: do not stop it
    const { rows } = await client
      .query<{ others: number }>(
        "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      .finally(() => client.end());
    if (rows[0]?.others === 0) return false;
    await delay(50);
  }
  return true;
}

function run(cluster: Cluster, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(cluster.bin, program), args, {
      ...asUser(cluster.user),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    // 'exit', not 'close': PostgreSQL inherits the pipes and keeps them open.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else
        reject(new Error(`${program} failed (${code}): ${output.trim().split('\n').slice(-3).join(' | ')}`));
    });
  });
}
