import { present } from '@lykta/domain';
import {
  READ_ASKED_ANSWERS,
  READ_MOODS,
  READ_OWN_ANSWERS,
  READ_PROFILE,
  SIGN_IN,
  addressOf,
} from '@lykta/domain/calls';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSecret, parseSecrets } from '../security/secrets.ts';
import { OWN_ANSWERS, type OldChild } from '../testing/first-release/children.ts';
import { fillFirstRelease } from '../testing/first-release/fill.ts';
import { SENT_ANSWERS, type OldCase } from '../testing/first-release/staff.ts';
import { LAST } from '../testing/first-release/writer.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { until } from '../testing/lone-server.ts';
import { freePort, runServer, startServer } from '../testing/server-process.ts';
import { openPool, type Db } from './connect.ts';
import { openEmbedded, type EmbeddedPostgres } from './embedded.ts';
import { appliedMigrations } from './migrate.ts';

const LONG = process.env.LYKTA_LONG !== undefined;
const ROUNDS = LONG ? 5 : 1;
const secret = makeSecret();

/** Each migration that rewrites data, and the lock with which the test stops it half-way. */
const STOPS = [
  ['0008-sealed-and-bound', 'lock table shares in share mode'],
  ['0009-published-figures', 'lock table kept_counters in access share mode'],
  ['0010-who-read-what', 'lock table readings in access share mode'],
  ['0011-logins', 'lock table pending_invitations in share mode'],
  ['0013-reserved-form-ids', 'lock table request_forms in share mode'],
] as const;

/** Those that change nothing that existed before: they wait for a transaction that creates the same table. */
const MERE_ADDITIONS = [
  ['0014-how-long-the-log-lives', 'create table log_limits (taken int)'],
  ['0015-ask-one', 'create table request_children (taken int)'],
  ['0016-read-by-whom', 'create table read_forms (taken int)'],
] as const;

let data: string;
let embedded: EmbeddedPostgres;
/** Holds locks. It never queries who waits: within a transaction that answer never changes. */
let holder: pg.Client;
let db: Db;
let children: OldChild[];
let oldCase: OldCase;

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-migration-'));
  chmodSync(data, 0o711);
  embedded = await openEmbedded(data);
  const options = { children: 20, now: new Date() };
  ({ children, oldCase } = await fillFirstRelease(embedded.owner, parseSecrets(secret), options));
  ({ db } = openPool(embedded.owner, 1));
  holder = new pg.Client({ ...embedded.owner, application_name: 'holder' });
  await holder.connect();
}, 120_000);
afterAll(async () => {
  await holder.end();
  await db.destroy();
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

/** Returns for how many seconds somebody has waited for the holder; null if nobody waits. */
async function waiting(): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from max(clock_timestamp() - waits.query_start))::float as seconds
    from pg_stat_activity waits join pg_stat_activity holds on holds.pid = any(pg_blocking_pids(waits.pid))
    where holds.application_name = 'holder'`.execute(db);
  return present(rows[0], 'rows[0]').seconds;
}
const nobodyElse = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where application_name = 'lykta' and state <> 'idle' and pid <> pg_backend_pid()`.execute(db);
  return rows.length === 0;
};

it.each(LONG ? [...STOPS, ...MERE_ADDITIONS] : STOPS)(
  `%s is as good as not begun when the server is killed in its middle`,
  { timeout: 300_000 },
  async (_name, lock) => {
    const before = await fingerprint(db);
    for (let round = 0; round < ROUNDS; round += 1) {
      await holder.query('begin');
      await holder.query(lock);
      const server = runServer(settings(await freePort()));
      await until(async () => (await waiting()) !== null, 60_000);
      server.process.kill('SIGKILL');
      await server.exited;
      await holder.query('rollback');
      await until(nobodyElse, 60_000);
      expect((await appliedMigrations(db)).at(-1)).toBe(LAST);
      expect(await fingerprint(db)).toEqual(before);
    }
  },
);

it('waits longer than any call may take, and then lets everybody in', { timeout: 300_000 }, async () => {
  await holder.query('begin');
  await holder.query(STOPS[0][1]);
  const starting = startServer(data, await freePort(), { LYKTA_SECRET: secret });
  await until(async () => ((await waiting()) ?? 0) > 10.5, 60_000);
  await holder.query('rollback');
  const server = await starting;
  expect(await appliedMigrations(db)).toEqual(expect.arrayContaining(STOPS.map(([name]) => name)));
  const headers = { origin: 'http://localhost:4200', 'content-type': 'application/json' };
  for (const { username, password, person } of children) {
    const body = JSON.stringify({ username, password });
    const signedIn = await fetch(server.url + addressOf(SIGN_IN), { method: 'POST', headers, body });
    expect(signedIn.status).toBe(200);
    const cookie = present(
      /lykta_session=[^;]+/.exec(signedIn.headers.getSetCookie().join()),
      'the match',
    )[0];
    const read = async (address: string) =>
      (await fetch(server.url + address, { headers: { cookie } })).json();
    expect(Object.keys((await read(addressOf(READ_MOODS))) as object)).toHaveLength(30);
    expect(await read(addressOf(READ_PROFILE))).toMatchObject({ persons: { [person]: { type: 'MOTHER' } } });
    expect(
      await read(addressOf(READ_OWN_ANSWERS, { params: { formId: 'school', formVersion: 1 } })),
    ).toMatchObject(OWN_ANSWERS);
    expect(await read(addressOf(READ_ASKED_ANSWERS, { params: oldCase.asked }))).toMatchObject(SENT_ANSWERS);
  }
  server.process.kill('SIGTERM');
  await server.exited;
});
