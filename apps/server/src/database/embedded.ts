import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  answers,
  createCluster,
  DATABASE,
  ensureDatabase,
  othersConnected,
  OWNER,
  SERVER_ROLE,
  start,
  stop,
  type Cluster,
} from './cluster.ts';
import { withLaunchLock } from './launch-lock.ts';
import { findBinaries } from './postgres-binaries.ts';
import {
  canEnter,
  postgresUser,
  privateFolder,
  reachableBinaries,
  reachableFolder,
  type PostgresUser,
} from './postgres-user.ts';

const SOCKET_PATH_MAX = 107;
const CLUSTER = 'cluster';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Whether this process started it or found it running. */
  how: 'started' | 'adopted';
  /** The folder of the cluster, and the reason if it is not the one that LYKTA_DATA names. */
  folder: string;
  moved: string | null;
  /** How `pg` connects as the server's role, which is not a superuser: the folder of the unix socket. */
  connection: { host: string; user: string; database: string };
  /** The same for the role that owns the tables: for migrations and operators' commands. */
  owner: { host: string; user: string; database: string };
  /** Restarts it if it was killed or ran out of disk. Costs one connection if it runs. */
  revive(): Promise<void>;
  /**
   * Stops PostgreSQL unless another client is still connected; the last user stops it. Close your own connections
   * first. A killed process leaves PostgreSQL running; the next start adopts it.
   */
  stop(): Promise<void>;
}

/**
 * Starts or adopts the PostgreSQL whose cluster is in `<data>/postgres`. Several processes may call this at the same
 * time, and any of them may be killed at any time.
 * @param ownBin the folder of other PostgreSQL programs than the packaged ones (tests try an older version)
 * @throws {EmbeddedUnavailable} where it cannot run; the message tells the operator what to do
 */
export async function openEmbedded(data: string, ownBin?: string): Promise<EmbeddedPostgres> {
  const user = postgresUser();
  const bin = ownBin ?? path.join(reachableBinaries(findBinaries(), user), 'bin');
  const { folder, moved } = chooseFolder(data, user);
  privateFolder(folder, user);
  const socket = socketFolder(folder);
  const cluster: Cluster = { bin, user, folder, data: path.join(folder, CLUSTER), socket };
  const lock = path.join(folder, 'launch.lock');
  const how = await withLaunchLock(lock, () => startOrAdopt(cluster));
  return {
    how,
    folder,
    moved,
    connection: { host: socket, user: SERVER_ROLE, database: DATABASE },
    owner: { host: socket, user: OWNER, database: DATABASE },
    revive: async () => {
      if (!(await answers(cluster))) await withLaunchLock(lock, () => startOrAdopt(cluster));
    },
    stop: () => withLaunchLock(lock, () => stopIfAlone(cluster)),
  };
}

/** Returns the folder of the files of the embedded database, whether or not it exists. */
export function clusterFolder(data: string): string {
  return path.join(chooseFolder(data, postgresUser()).folder, CLUSTER);
}

function chooseFolder(data: string, user: PostgresUser): { folder: string; moved: string | null } {
  // Other users may pass through to the cluster but cannot list the folder: only root and the owner can.
  mkdirSync(data, { recursive: true, mode: 0o711 });
  const wanted = path.join(data, 'postgres');
  if (canEnter(user, data)) return { folder: wanted, moved: null };
  return {
    folder: reachableFolder(wanted, user),
    moved: `the user "${user?.name}", as whom PostgreSQL runs, can't enter ${data}`,
  };
}

/** Returns a short socket folder, the same in every process: a socket path is limited to 107 bytes. */
function socketFolder(folder: string): string {
  const name = `lykta-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const wanted = path.join(tmpdir(), name);
  const longest = path.join(wanted, '.s.PGSQL.5432.lock');
  return Buffer.byteLength(longest) <= SOCKET_PATH_MAX ? wanted : path.join('/tmp', name);
}

async function startOrAdopt(cluster: Cluster): Promise<'started' | 'adopted'> {
  privateFolder(cluster.socket, cluster.user);
  if (await answers(cluster)) {
    await ensureDatabase(cluster);
    return 'adopted';
  }
  if (!existsSync(path.join(cluster.data, 'PG_VERSION'))) await createCluster(cluster);
  await start(cluster);
  await ensureDatabase(cluster);
  return 'started';
}

async function stopIfAlone(cluster: Cluster): Promise<void> {
  if (await othersConnected(cluster)) return;
  await stop(cluster);
  rmSync(cluster.socket, { recursive: true, force: true });
}
