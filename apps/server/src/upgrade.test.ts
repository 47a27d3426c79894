import { MoodHistory } from '@lykta/domain';
import { READ_MOODS, SAVE_MOOD, SIGN_IN, addressOf, partsOf } from '@lykta/domain/calls';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from './database/connect.ts';
import { openEmbedded, type EmbeddedPostgres } from './database/embedded.ts';
import { appliedMigrations, knownMigrations } from './database/migrate.ts';
import { CHILDREN } from './seed/first-children.ts';
import { PASSWORDS } from './seed/people.ts';
import { Balancer } from './testing/balancer.ts';
import { loadRelease, RELEASE_SECRET, releases } from './testing/releases/releases.ts';
import { freePort, startServer, type ServerProcess } from './testing/server-process.ts';

const ORIGIN = 'http://localhost:4200';
/** How many children use the service while its servers are replaced. */
const BUSY = 4;
const PAUSE_MS = 40;
/** Enough for the proxy of this test, which looks five times a second. */
const LEAVING_SECONDS = '2';

/** A child of the release, who calls through the proxy. */
class Caller {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  async call(name: typeof SIGN_IN | typeof READ_MOODS | typeof SAVE_MOOD, body?: object): Promise<Response> {
    const headers = { origin: ORIGIN, 'content-type': 'application/json', cookie: this.#cookie };
    const { method } = partsOf(name);
    const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const reply = await fetch(this.#url + addressOf(name), sent);
    const [cookie] = reply.headers.getSetCookie().filter((line) => line.startsWith('lykta_session='));
    if (cookie) this.#cookie = cookie.split(';')[0]!;
    return reply;
  }

  async moods(): Promise<MoodHistory[string][]> {
    const reply = await this.call(READ_MOODS);
    expect(reply.status).toBe(200);
    return Object.values(MoodHistory.parse(await reply.json()));
  }
}

describe.each(releases())('the data of %s', { timeout: 240_000 }, (release) => {
  let data: string;
  let embedded: EmbeddedPostgres;
  let balancer: Balancer;
  let url: string;
  let running: ServerProcess[];
  let callers: Caller[];

  const settings = { LYKTA_SECRET: RELEASE_SECRET, LYKTA_LEAVING_SECONDS: LEAVING_SECONDS };
  const start = async () => startServer(data, await freePort(), settings);

  beforeAll(async () => {
    data = mkdtempSync(path.join(tmpdir(), 'lykta-upgrade-'));
    chmodSync(data, 0o711);
    embedded = await openEmbedded(data);
    const { db } = openPool(embedded.owner, 1);
    await loadRelease(db, release);
    running = [await start(), await start()];
    expect(await appliedMigrations(db)).toEqual(knownMigrations);
    await db.destroy();
    balancer = new Balancer(running.map((server) => server.url));
    url = await balancer.listen();
    callers = CHILDREN.map(() => new Caller(url));
  }, 240_000);
  afterAll(async () => {
    balancer.close();
    for (const server of running) server.process.kill('SIGTERM');
    await Promise.all(running.map(({ exited }) => exited));
    await embedded.stop();
    rmSync(data, { recursive: true });
  });

  it('opens for every child with the same password, and has what it wrote', async () => {
    for (const [index, caller] of callers.entries()) {
      const body = { username: CHILDREN[index]!.phone, password: PASSWORDS.child };
      expect((await caller.call(SIGN_IN, body)).status).toBe(200);
      expect((await caller.moods()).length).toBeGreaterThan(5);
    }
  });

  it('is served without one failed request while both servers are replaced, one after the other', async () => {
    const failures: string[] = [];
    let ended = false;
    let asked = 0;
    const busy = callers.slice(0, BUSY).map(async (caller, child) => {
      let kept = 0;
      for (let n = 0; !ended; n += 1) {
        const level0 = (n + child) % 5;
        const mood = { timestamp: new Date().toISOString(), level0, level1: [] };
        const reply = await (n % 5 === 0 ? caller.call(SAVE_MOOD, mood) : caller.call(READ_MOODS));
        asked += 1;
        if (!reply.ok) failures.push(`${reply.status} ${await reply.text()}`);
        else if (n % 5 === 0) kept = level0;
        await delay(PAUSE_MS);
      }
      return kept;
    });
    for (const [index, old] of running.entries()) {
      old.process.kill('SIGTERM');
      expect(await old.exited).toBe(0);
      const next = await start();
      running[index] = next;
      balancer.servers[index] = next.url;
      const before = asked;
      while (asked < before + 40) await delay(PAUSE_MS);
    }
    ended = true;
    const kept = await Promise.all(busy);
    expect(failures).toEqual([]);
    for (const [child, level0] of kept.entries()) {
      const newest = (await callers[child]!.moods()).sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))[0]!;
      expect(newest.level0).toBe(level0);
    }
  });
});
