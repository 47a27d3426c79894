import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSecret, parseSecrets } from '../security/secrets.ts';
import { until } from '../testing/lone-server.ts';
import { DAY, fillOldDatabase, type OldChild } from '../testing/old-database.ts';
import { freePort, runServer, startServer } from '../testing/server-process.ts';
import { openEmbedded, type EmbeddedPostgres } from './embedded.ts';

const ROUNDS = process.env.LYKTA_LONG === undefined ? 3 : 20;
const CHILDREN = 150;
const secret = makeSecret();

let data: string;
let embedded: EmbeddedPostgres;
let look: pg.Client;
let children: OldChild[];

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-migration-'));
  chmodSync(data, 0o711);
  embedded = await openEmbedded(data);
  children = await fillOldDatabase(embedded.owner, parseSecrets(secret), CHILDREN);
  look = new pg.Client(embedded.owner);
  await look.connect();
}, 120_000);
afterAll(async () => {
  await look.end();
  await embedded.stop();
  rmSync(data, { recursive: true, force: true });
});

const settings = (port: number) => ({
  LYKTA_ENVIRONMENT: 'dev',
  LYKTA_DATA: data,
  LYKTA_PORT: String(port),
  LYKTA_SECRET: secret,
  LYKTA_BOT_CHECK: 'off',
  LYKTA_STAFF_TOTP: 'off',
});

const isRewriting = async () => {
  const { rowCount } = await look.query(
    `select from pg_stat_activity where pid <> pg_backend_pid() and query ~ 'fetch .* from rewriting|changed.place'`,
  );
  return rowCount! > 0;
};
const applied = async () => {
  const { rows } = await look.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
};

it(
  `is as good as not begun when its server is killed in its middle, ${ROUNDS} times; then everybody is let in`,
  { timeout: 600_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = runServer(settings(await freePort()));
      await until(isRewriting, 60_000);
      server.process.kill('SIGKILL');
      await server.exited;
      expect(await applied()).toContain('0007-unread');
      await until(async () => !(await isRewriting()), 60_000);
      expect(await applied()).not.toContain('0008-sealed-and-bound');
    }
    const server = await startServer(data, await freePort(), { LYKTA_SECRET: secret });
    expect(await applied()).toContain('0008-sealed-and-bound');
    const headers = { origin: 'http://localhost:4200', 'content-type': 'application/json' };
    for (const { username, password } of [children[0]!, children.at(-1)!]) {
      const body = JSON.stringify({ username, password });
      const signedIn = await fetch(`${server.url}/clients/signin`, { method: 'POST', headers, body });
      expect(signedIn.status).toBe(200);
      const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
      const read = async (url: string) => (await fetch(server.url + url, { headers: { cookie } })).json();
      expect(Object.keys((await read('/clients/moods')) as object)).toContain(DAY);
      const profile = (await read('/clients/profile')) as { birthYear: number; persons: object };
      expect(profile.birthYear).toBeGreaterThanOrEqual(2000);
      expect(Object.keys(profile.persons)).toHaveLength(1);
    }
    server.process.kill('SIGTERM');
    await server.exited;
  },
);
