import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { LIST_FORMS, partsOf, SAVE_MOOD } from '@lykta/domain/calls';

/** Requests at the same time: some faults of a proxy show only when two of them come at the same moment. */
const AT_ONCE = 16;
const PAUSE_MS = 20;
const PATIENCE_MS = 20_000;
/** A reading, and a write, which a proxy may not send again. The server looks for the session, and refuses both. */
const CALLS = [LIST_FORMS, SAVE_MOOD].map(partsOf);
const UNKNOWN_SESSION = 'Bearer nobody';
const REFUSED = 401;

/** Requests that go on until they are told to end. */
export interface Load {
  end(): Promise<{ asked: number; failures: string[] }>;
}

/** Asks a service through its proxy, several at a time, and notes each reply that is none. */
export function askThrough(api: string, authority: string): Load {
  const ca = readFileSync(authority);
  const failures: string[] = [];
  let asked = 0;
  let ended = false;
  const headers = { host: api, authorization: UNKNOWN_SESSION };
  const ask = ({ method, path }: (typeof CALLS)[number]) =>
    new Promise<void>((resolve) => {
      asked += 1;
      const begun = performance.now();
      const fail = (why: string) => {
        failures.push(`${method} ${path}, ${Math.round(performance.now() - begun)} ms: ${why}`);
        resolve();
      };
      const options = { host: '127.0.0.1', servername: api, headers, method, path, ca };
      const sent = request({ ...options, timeout: PATIENCE_MS }, (reply) => {
        // A proxy's own refusal has other words than a server's.
        text(reply).then(
          (words) => (reply.statusCode === REFUSED ? resolve() : fail(`${reply.statusCode} ${words}`)),
          (error: unknown) => fail(String(error)),
        );
      });
      sent.once('timeout', () => sent.destroy(new Error('no reply')));
      sent.once('error', (error) => fail(error.message));
      sent.end();
    });
  const workers = Array.from({ length: AT_ONCE }, async (_, n) => {
    while (!ended) {
      await ask(CALLS[(asked + n) % CALLS.length]!);
      await delay(PAUSE_MS);
    }
  });
  return {
    end: async () => {
      ended = true;
      await Promise.all(workers);
      return { asked, failures };
    },
  };
}
