import { DAY_MS, MoodHistory, present } from '@lykta/domain';
import { ADD_PERSON, CREATE_ACCOUNT, READ_MOODS, SAVE_MOOD, SIGN_IN, addressOf } from '@lykta/domain/calls';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LoneServer, until } from './testing/lone-server.ts';

const LONG = process.env.LYKTA_LONG !== undefined;

let data: string;
let server: LoneServer;

beforeEach(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-faults-'));
  chmodSync(data, 0o711);
  server = await LoneServer.open(data);
}, 60_000);
afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
}, 60_000);

/** The mood of today, yesterday and the day before can be logged: three rows that change all the time. */
const mood = (write: number) => ({
  timestamp: new Date(Date.now() - (write % 3) * DAY_MS).toISOString(),
  level0: write % 6,
  level1: [],
});

/** Creates persons until told to stop; remembers the id of each that was acknowledged. */
async function writePersons(acknowledged: string[], stopped: () => boolean): Promise<void> {
  while (!stopped()) {
    try {
      const person = { type: 'FRIEND', avatar: 'default' };
      const reply = await server.call(ADD_PERSON, { body: person });
      if (reply.status === 200) acknowledged.push(await reply.text());
    } catch {
      await delay(20); // the server is gone for the moment
    }
  }
}

/** Several children's hands write until ten were acknowledged; then `kill` is called in the middle of it. */
async function killWhileWriting(kill: () => Promise<void>): Promise<string[]> {
  const acknowledged: string[] = [];
  let stopped = false;
  const writers = [1, 2, 3].map(() => writePersons(acknowledged, () => stopped));
  await until(async () => acknowledged.length >= 10, 30_000);
  await kill();
  stopped = true;
  await Promise.all(writers);
  return acknowledged;
}

describe('nothing that was acknowledged is lost', () => {
  it(
    'when server and database are killed while children write',
    { timeout: LONG ? 1_800_000 : 180_000 },
    async () => {
      for (let round = 0; round < (LONG ? 50 : 2); round += 1) {
        const acknowledged = await killWhileWriting(async () => {
          server.killDatabase();
          await server.end('SIGKILL');
        });
        await server.start();
        expect(await server.personIds(), `round ${round}`).toEqual(expect.arrayContaining(acknowledged));
        await server.signUp();
      }
    },
  );

  it('when the server alone is killed: the next one adopts the database', { timeout: 90_000 }, async () => {
    const acknowledged = await killWhileWriting(() => server.end('SIGKILL'));
    await server.start();
    expect(server.output()).toContain('adopted');
    expect(await server.personIds()).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe('while the database is away', () => {
  it('replies busy, starts it again, and works', { timeout: 120_000 }, async () => {
    let refused: Response | undefined;
    const isRefused = async () => {
      refused = await server.call(SAVE_MOOD, { body: mood(1) });
      return refused.status === 503;
    };
    // A database that was back before a call could be refused is killed again.
    await until(async () => {
      server.killDatabase();
      return (await until(isRefused, 5000)) > 0;
    }, 60_000);
    expect(await present(refused, 'refused').json()).toMatchObject({ code: 'busy' });
    expect(Number(present(refused, 'refused').headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await server.isAlive()).toBe(true);
    // Seconds on a quiet machine (docs/operations.md); a busy one only has to get there.
    await until(() => server.isReady(), 60_000);
    expect((await server.call(SAVE_MOOD, { body: mood(2) })).status).toBe(200);
  });
});

describe('somebody who holds on', () => {
  // Half a minute of waiting, which guards the machine and no child's words.
  it.runIf(LONG)('can’t keep a connection by sending a byte at a time', { timeout: 60_000 }, async () => {
    const began = performance.now();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(`POST ${addressOf(SIGN_IN)} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `);
    const drip = setInterval(() => socket.write('x'), 500);
    let reply = '';
    socket.on('data', (chunk) => (reply += chunk.toString()));
    socket.on('error', () => {}); // it may be cut off in the middle of a byte
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    clearInterval(drip);
    expect(performance.now() - began).toBeLessThan(45_000);
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    expect(await server.isAlive()).toBe(true);
  });
});

describe('somebody who presses twice', () => {
  it('has one mood a day, and one account', { timeout: 30_000 }, async () => {
    const twice = await Promise.all([mood(0), mood(3)].map((one) => server.call(SAVE_MOOD, { body: one })));
    expect(twice.map((reply) => reply.status)).toEqual([200, 200]);
    const history = MoodHistory.parse(await (await server.call(READ_MOODS)).json());
    expect(Object.keys(history)).toHaveLength(1);
    const body = { username: '0704445566', password: 'tillräckligt långt' };
    const created = await Promise.all([1, 2].map(() => server.call(CREATE_ACCOUNT, { body })));
    expect(created.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });
});
