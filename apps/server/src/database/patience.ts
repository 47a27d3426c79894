import { setTimeout as delay } from 'node:timers/promises';
import { isLost } from './failures.ts';

/**
 * How long a call waits for a database that can't be reached. A planned change of the primary takes about as long, so
 * nobody notices it. After that the caller is told to try again later.
 */
const PATIENCE_MS = 2000;
const PAUSE_MS = 150;

/** Connects, again and again for a moment if it fails: nothing was asked yet, so nothing can happen twice. */
export async function connectPatiently<Client>(connect: () => Promise<Client>): Promise<Client> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isLost(error) || performance.now() > until) throw error;
      await delay(PAUSE_MS);
    }
  }
}
