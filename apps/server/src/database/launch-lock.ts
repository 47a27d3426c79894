import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 50;

/**
 * Runs `work` while only this process holds the lock file. It is a kernel lock (taken by SQLite on an otherwise unused
 * file), so a killed process releases it at once. Node has no file locks, and a lock based on a file's existence would
 * outlive its owner.
 * @throws {Error} if another process holds it for longer than `patienceMs`
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
