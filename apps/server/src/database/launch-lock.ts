import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 50;

/**
 * Runs `work` while this process alone holds the lock file.
 * The lock is one of the kernel's (SQLite takes it on an otherwise unused file), so a process that is killed
 * lets go of it at once: Node itself has no file locks, and a lock made of a file's existence outlives its owner.
 * @throws {Error} when somebody else holds it for longer than `patienceMs`
 */
export async function withLaunchLock<T>(
  file: string,
  work: () => Promise<T>,
  patienceMs = 60_000,
): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const lock = new DatabaseSync(file, { timeout: 0 });
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      lock.close();
      if (Date.now() > until) throw new Error(`another process holds ${file}`, { cause: error });
      await delay(RETRY_MS);
      continue;
    }
    try {
      return await work();
    } finally {
      lock.close();
    }
  }
}
