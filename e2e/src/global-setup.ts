import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { executablePath } from '@lykta/chromium';
import { CLUSTER, type Cluster } from './cluster.ts';
import { deployed } from './deployed.ts';

/**
 * Stops a run at once, with the remedy, if the machine has no browser. Starts the PostgreSQL of the journeys, unless they
 * walk through an installed service. @returns what ends it
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  executablePath();
  if (deployed) return undefined;
  const data = mkdtempSync(path.join(tmpdir(), 'lykta-e2e-data-'));
  chmodSync(data, 0o711); // so that PostgreSQL's user can enter when this runs as root
  const keeper = fork(path.join(import.meta.dirname, 'cluster-main.ts'), {
    env: { ...process.env, LYKTA_DATA: data },
  });
  const ended = once(keeper, 'exit');
  const failed = ended.then((): never => {
    throw new Error('the database of the journeys ended before it was ready');
  });
  const [cluster]: Cluster[] = await Promise.race([once(keeper, 'message'), failed]);
  process.env[CLUSTER] = JSON.stringify(cluster);
  return async () => {
    keeper.disconnect();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}
