import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './database/embedded.ts';
import { freePort, startServer, type ServerProcess } from './testing/server-process.ts';

const LONG = process.env.LYKTA_LONG !== undefined;
const ORIGIN = 'http://localhost:4200';
const DAY_MS = 86_400_000;

let data: string;
let server: ServerProcess;
let cookie: string;

beforeEach(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-faults-'));
  chmodSync(data, 0o711);
  server = await startServer(data, await freePort());
  const reply = await call('POST', '/clients', { username: '0701112233', password: 'tillräckligt långt' });
  cookie = /lykta_session=[^;]+/.exec(reply.headers.get('set-cookie') ?? '')![0];
}, 60_000);
afterEach(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  await (await openEmbedded(data)).stop();
  rmSync(data, { recursive: true, force: true });
}, 60_000);

function call(method: string, url: string, body?: unknown): Promise<Response> {
  return fetch(server.url + url, {
    method,
    headers: {
      origin: ORIGIN,
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(20_000),
  });
}

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
      const reply = await call('POST', '/clients/profile/persons', { type: 'FRIEND', avatar: 'default' });
      if (reply.status === 200) acknowledged.push(await reply.text());
    } catch {
      await delay(20); // the server is gone for the moment
    }
  }
}

async function personIds(): Promise<string[]> {
  const reply = await call('GET', '/clients/profile');
  return Object.keys(((await reply.json()) as { persons: object }).persons);
}

async function until(condition: () => Promise<boolean>, ms: number): Promise<number> {
  const began = performance.now();
  while (!(await condition().catch(() => false))) {
    if (performance.now() - began > ms) throw new Error(`not within ${ms} ms`);
    await delay(50);
  }
  return performance.now() - began;
}

const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200;
const postmaster = () =>
  Number(readFileSync(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

describe('nothing that was acknowledged is lost', () => {
  it(
    'when server and database are killed while children write',
    { timeout: LONG ? 1_200_000 : 180_000 },
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < (LONG ? 50 : 5); round += 1) {
        let stopped = false;
        const goal = acknowledged.length + 10;
        const writers = [1, 2, 3].map(() => writePersons(acknowledged, () => stopped));
        await until(async () => acknowledged.length >= goal, 30_000);
        process.kill(postmaster(), 'SIGKILL');
        server.process.kill('SIGKILL');
        stopped = true;
        await Promise.all(writers);
        server = await startServer(data, await freePort());
      }
      expect(await personIds()).toEqual(expect.arrayContaining(acknowledged));
    },
  );

  it('when the server alone is killed: the next one adopts the database', { timeout: 90_000 }, async () => {
    const acknowledged: string[] = [];
    let stopped = false;
    const writers = [1, 2].map(() => writePersons(acknowledged, () => stopped));
    await until(async () => acknowledged.length >= 10, 30_000);
    server.process.kill('SIGKILL');
    stopped = true;
    await Promise.all(writers);
    server = await startServer(data, await freePort());
    expect(server.output()).toContain('adopted');
    expect(await personIds()).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe('while the database is away', () => {
  it('replies busy, and works again within five seconds of its return', { timeout: 90_000 }, async () => {
    process.kill(postmaster(), 'SIGKILL');
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 503, 30_000);
    const reply = await call('PUT', '/clients/moods', mood(1));
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ code: 'busy' });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await openEmbedded(data); // somebody starts PostgreSQL again
    expect(await until(isReady, 5000)).toBeLessThan(5000);
    expect((await call('PUT', '/clients/moods', mood(2))).status).toBe(200);
  });

  it('replies busy when the disk is full, and loses nothing', { timeout: 180_000 }, async () => {
    await restart('SIGTERM', { maxFileBytes: MAX_FILE });
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    await until(async () => {
      const reply = await call('POST', '/clients/profile/persons', { type: 'FRIEND', avatar: bigPicture() });
      statuses.add(reply.status);
      if (reply.status === 200) acknowledged.push(await reply.text());
      return reply.status === 503;
    }, 90_000);
    expect([...statuses].sort()).toEqual([200, 503]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await personIds()).toEqual(expect.arrayContaining(acknowledged));

    await restart('SIGTERM');
    expect(await personIds()).toEqual(expect.arrayContaining(acknowledged));
    const reply = await call('POST', '/clients/profile/persons', { type: 'FRIEND', avatar: bigPicture() });
    expect(reply.status).toBe(200);
  });
});

/** PostgreSQL writes its log in files of 16 MiB; no file may grow past a little more. */
const MAX_FILE = 18 * 1024 * 1024;

/** Ends server and database, and starts both again, perhaps on a "disk" on which no file grows past a size. */
async function restart(signal: NodeJS.Signals, limits: { maxFileBytes?: number } = {}): Promise<void> {
  server.process.kill(signal);
  await server.exited;
  await (await openEmbedded(data)).stop();
  server = await startServer(data, await freePort(), {}, limits);
}

/** 150 kB that can't be compressed. */
function bigPicture(): { type: 'BINARY'; data: string } {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(150_000)]);
  return { type: 'BINARY', data: `data:image/png;base64,${png.toString('base64')}` };
}

describe('somebody who holds on', () => {
  it('can’t keep a connection by sending a byte at a time', { timeout: 60_000 }, async () => {
    const { port } = new URL(server.url);
    const began = performance.now();
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST /clients/signin HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('x'), 500);
    let reply = '';
    socket.on('data', (chunk) => (reply += chunk.toString()));
    socket.on('error', () => {}); // it may be cut off in the middle of a byte
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    clearInterval(drip);
    expect(performance.now() - began).toBeLessThan(45_000);
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('somebody who presses twice', () => {
  it('has one mood a day, and one account', { timeout: 30_000 }, async () => {
    const twice = await Promise.all([mood(0), mood(3)].map((one) => call('PUT', '/clients/moods', one)));
    expect(twice.map((reply) => reply.status)).toEqual([200, 200]);
    const history = (await (await call('GET', '/clients/moods')).json()) as object;
    expect(Object.keys(history)).toHaveLength(1);
    const body = { username: '0704445566', password: 'tillräckligt långt' };
    const created = await Promise.all([1, 2].map(() => call('POST', '/clients', body)));
    expect(created.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });
});
