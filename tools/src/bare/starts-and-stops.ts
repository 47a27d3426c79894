import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { busyPorts } from '../start/ports.ts';
import { ports } from '../start/services.ts';

/** Enough time to install packages and build both apps, also on a slow machine. */
const MINUTES = 15;
const READY = 'Ctrl-C stops everything';
const addresses = [
  `http://localhost:${ports.api}/readyz`,
  ...[ports.child, ports.viewer].map((port) => `http://localhost:${port}/`),
];

/**
 * Waits until `npm start` is ready, calls all three parts, and stops it.
 * @param started the leader of a process group
 * @throws with the whole output if it ends early, does not answer, or leaves a process behind
 */
export async function startsAndStops(started: ChildProcess): Promise<void> {
  let printed = '';
  const ended = once(started, 'exit');
  const ready = new Promise<void>((resolve) => {
    for (const stream of [started.stdout!, started.stderr!])
      stream.on('data', (part: Buffer) => {
        printed += part.toString();
        if (printed.includes(READY)) resolve();
      });
  });
  const first = await Promise.race([ready, ended, delay(MINUTES * 60_000, 'late', { ref: false })]);
  try {
    if (first !== undefined)
      throw new Error(first === 'late' ? `not ready in ${MINUTES} minutes` : 'it ended');
    for (const address of addresses) {
      const reply = await fetch(address);
      if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
    }
  } catch (error) {
    throw new Error(`npm start: ${String(error)}\n${printed}`, { cause: error });
  } finally {
    if (started.exitCode === null) process.kill(-started.pid!, 'SIGTERM');
    await ended;
  }
  const left = await busyPorts(Object.values(ports));
  if (left.length > 0) throw new Error(`npm start ended, and something still listens on ${left.join(', ')}`);
}
