import { StaffInvitation } from '@lykta/domain';
import {
  CREATE_INVITATION,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_AUDIT,
  READ_LOAD,
  READ_NEWS,
  SEARCH_STAFF_CHILDREN,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { examineReplica } from '../../command/doctor-replica.ts';
import { makeSecret, parseSecrets } from '../../security/secrets.ts';
import { openStandby, type Standby } from '../../testing/standby.ts';
import { serveOn, type TestMember, type TestServer } from '../../testing/test-server.ts';
import { openPool } from '../connect.ts';
import { openEmbedded, type EmbeddedPostgres } from '../embedded.ts';
import { migrate } from '../migrate.ts';
import { grantToServer } from '../roles.ts';
import { ReplicaLists } from './lists.ts';

const SCHOOL = { id: 'school', version: 1, order: 0 };
const UNIT = 'Barn och unga';
const REFUSE_NOTES = sql`
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
  create trigger refuse before update of written_until on staff_sessions for each row execute function refuse()`;
const ALLOW_NOTES = sql`drop function refuse cascade`;

let data: string;
let embedded: EmbeddedPostgres;
let standby: Standby;
let server: TestServer;
let kim: TestMember;
let robin: TestMember;

const invite = (member: TestMember) =>
  member.ok(CREATE_INVITATION, { body: { unit: UNIT, maxClients: 5, forms: [SCHOOL] } });
const idsFor = async (member: TestMember) =>
  (await member.ok(LIST_STAFF_INVITATIONS)).map(({ id }) => id).sort();
/** The server asks every second how far the replica is; a test does not wait for that. */
const look = async () => {
  const { lists } = server.app.services;
  if (!(lists instanceof ReplicaLists)) throw new Error('no replica is set');
  await lists.look();
};
/** What `lykta doctor` says. */
const doctor = async () => {
  const { host, user, database } = embedded.connection;
  const main = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const found = await examineReplica({ database: main, databaseReplica: standby.url });
  return found.map(({ text }) => text).join();
};
const warnings = () => server.logs.filter((line) => line.includes('the replica did not give a list'));
const caughtUp = () =>
  vi.waitFor(async () => {
    await look();
    expect(await idsFor(robin)).toEqual(await idsFor(kim));
  });

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-replica-'));
  chmodSync(data, 0o711);
  embedded = await openEmbedded(data);
  const { db } = openPool(embedded.owner, 1);
  await migrate(db, parseSecrets(makeSecret()));
  await grantToServer(db, embedded.connection.user);
  standby = await openStandby(embedded);
  const connections = { server: embedded.connection, owner: embedded.owner };
  server = await serveOn(connections, { databaseReplica: standby.url });
  await db.destroy();
  [kim, robin] = [await server.staff(), await server.staff({ role: 'admin' })];
  server.clock.advance({ minutes: 1 });
}, 120_000);
afterAll(async () => {
  await server.close();
  await standby.stop();
  await embedded.stop();
  rmSync(data, { recursive: true });
});

describe('lists of staff, with a replica', { timeout: 60_000 }, () => {
  it('come from it: all of them, and none of them needs to write', async () => {
    const { id } = await invite(kim);
    await caughtUp();
    for (const name of [READ_NEWS, LIST_STAFF_CHILDREN, LIST_STAFF_INVITATIONS] as const) await kim.ok(name);
    await kim.ok(LIST_INVITATION_CLIENTS, { params: { id } });
    await kim.ok(SEARCH_STAFF_CHILDREN, { body: { search: 'blå' } });
    for (const name of [READ_LOAD, READ_AUDIT] as const) await robin.ok(name);
    expect(warnings()).toEqual([]);
    expect(await doctor()).toBe('');
  });

  it('have what their reader wrote, at once; what others wrote comes a little later', async () => {
    await caughtUp();
    await standby.query('select pg_wal_replay_pause()');
    const before = await idsFor(robin);
    const { id } = await invite(kim);
    await look();
    expect(await idsFor(kim)).toContain(id);
    expect(await idsFor(robin)).toEqual(before);
    await standby.query('select pg_wal_replay_resume()');
    await caughtUp();
    expect(await idsFor(robin)).toContain(id);
  });

  it('a call that worked says so where nobody can note that it wrote, and its reader sees it', async () => {
    await caughtUp();
    await standby.query('select pg_wal_replay_pause()');
    const { db } = openPool(embedded.owner, 1);
    await REFUSE_NOTES.execute(db);
    const body = { unit: UNIT, maxClients: 5, forms: [SCHOOL] };
    const reply = await kim.call(CREATE_INVITATION, { body });
    await ALLOW_NOTES.execute(db);
    await db.destroy();
    expect(reply.status).toBe(200);
    const { id } = StaffInvitation.parse(reply.body);
    const written = (await idsFor(kim)).filter((one) => one === id);
    expect(written).toHaveLength(1);
    expect(server.logs.filter((line) => line.includes('no note that a session wrote'))).toHaveLength(1);
    await standby.query('select pg_wal_replay_resume()');
  });

  it('are the newest for somebody who has just signed in', async () => {
    await caughtUp();
    await standby.query('select pg_wal_replay_pause()');
    const { id } = await invite(kim);
    await look();
    expect(await idsFor(await server.staff())).toContain(id);
    await standby.query('select pg_wal_replay_resume()');
  });

  it('come from the main database once the replica goes its own way', async () => {
    await caughtUp();
    await standby.query('select pg_promote()');
    await expect(look()).rejects.toThrow('is no replica');
    expect(await doctor()).toContain('is no replica of LYKTA_DATABASE. Lists of staff come from the main');
    const { id } = await invite(kim);
    expect(await idsFor(robin)).toContain(id);
  });

  it('come from the main database when the replica stops in the middle of the work', async () => {
    await standby.stop();
    expect(await doctor()).toContain("The replica can't be asked (ENOENT).");
    const { id } = await invite(kim);
    expect(await idsFor(robin)).toContain(id);
    expect((await robin.call(READ_LOAD)).status).toBe(200);
  });
});
