import { ExportedData } from '@lykta/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, ORIGIN, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

/** Creates a child with data in every part of the product. */
async function fullChild(): Promise<TestChild> {
  const child = await server.signUp();
  await child.put('/clients/moods', { timestamp: server.clock.now().toISOString(), level0: 5, level1: [] });
  await child.put('/clients/profile/birthyear', { birthYear: 2014 });
  await child.post('/clients/profile/persons', { type: 'MOTHER', avatar: 'default' });
  await child.post('/clients/profile/houses', { type: 'APARTMENT', avatar: 'default' });
  await child.put('/clients/notifications/token', { token: 'push-token-0', deviceId: 'phone' });
  await child.post('/clients/password', { password: child.password });
  await child.put('/clients/lock', { pin: '1234' });
  await child.post('/clients/verify/start', { username: child.username });
  const { username } = child;
  await child.post('/clients/resetpwd/start', { username, redirect: `${ORIGIN}/resetpwd` });
  return child;
}

describe('GET clients/export', () => {
  it('holds everything that the child stored, readable', async () => {
    const child = await fullChild();
    const reply = await child.get('/clients/export');
    expect(reply.status).toBe(200);
    expect(reply.headers['content-disposition']).toContain('lykta.json');
    expect(reply.body).toMatchObject({
      account: { id: child.id, verified: false, lock: true },
      loginChanges: [{}],
      profile: { content: { birthYear: 2014 } },
      persons: [{ content: { type: 'MOTHER' } }],
      houses: [{ content: { type: 'APARTMENT' } }],
      moods: [{ day: '2026-11-20', content: { level0: 5 } }],
      devices: [{ device: 'phone', token: 'push-token-0' }],
    });
    expect(ExportedData.parse(reply.body)).toMatchObject({
      persons: [{ deleted: null }],
      shares: [],
      answers: [],
    });
    expect(JSON.stringify(reply.body)).not.toContain(child.username.slice(1));
  });

  it('asks for the password when it was typed long ago', async () => {
    const child = await server.signUp();
    server.clock.advance({ minutes: 16 });
    expect(await child.get('/clients/export')).toMatchObject({
      status: 403,
      body: { code: 'confirm-password' },
    });
    expect((await child.post('/clients/confirm', { password: 'fel lösenord' })).status).toBe(401);
    expect((await child.post('/clients/confirm', { password: child.password })).status).toBe(204);
    expect((await child.get('/clients/export')).status).toBe(200);
    server.clock.advance({ minutes: 16 });
    expect((await child.get('/clients/export')).status).toBe(403);
  });
});

describe('POST clients/resetusername', () => {
  it('can’t be used to ask which names are taken', async () => {
    const [child, other] = [await server.signUp(), await server.signUp()];
    const ask = () => child.post('/clients/resetusername', { username: other.username });
    for (let n = 0; n < 20; n += 1) expect((await ask()).body).toMatchObject({ code: 'username-taken' });
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  });
});

describe('DELETE clients/{id}', () => {
  it.each(['0', '1'])('with keepAnswers=%s leaves nothing of the child but a tombstone', async (keep) => {
    const child = await fullChild();
    const other = await fullChild();
    const reply = await child.delete(`/clients/${child.id}?keepAnswers=${keep}`);
    expect(reply).toMatchObject({ status: 204, body: '' });
    expect(child.cookies.size).toBe(0);
    expect(await tablesWith(child.id)).toEqual(['tombstones']);
    const kept = ['address_codes', 'login_undos', 'moods', 'outbox'];
    expect(await tablesWith(other.id)).toEqual(expect.arrayContaining(kept));
    expect((await other.get('/clients/profile')).body).toMatchObject({ birthYear: 2014 });
  });

  it('ends every session, and the name is free again', async () => {
    const child = await server.signUp();
    const elsewhere = server.browser();
    const { username, password } = child;
    await elsewhere.post('/clients/signin', { username, password });
    await child.delete(`/clients/${child.id}?keepAnswers=0`);
    expect((await elsewhere.get('/clients')).status).toBe(401);
    expect((await server.browser().post('/clients/signin', { username, password })).status).toBe(401);
    expect((await server.signUp(username)).id).not.toBe(child.id);
  });

  it('takes nobody else’s account, and wants a choice', async () => {
    const [child, other] = [await server.signUp(), await server.signUp()];
    expect(await child.delete(`/clients/${other.id}?keepAnswers=0`)).toMatchObject({ status: 404 });
    for (const query of ['', '?keepAnswers=2', '?keepAnswers=0&keepAnswers=1', '?keepAnswers=true']) {
      expect((await child.delete(`/clients/${child.id}${query}`)).status).toBe(400);
    }
    server.clock.advance({ minutes: 16 });
    expect((await child.delete(`/clients/${child.id}?keepAnswers=0`)).body).toMatchObject({
      code: 'confirm-password',
    });
    expect((await other.get('/clients')).status).toBe(200);
  });
});

/** Returns every table that has the id in some column of some row. */
async function tablesWith(id: string): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`select table_name from information_schema.tables
    where table_schema = 'public'`.execute(server.db);
  const found: string[] = [];
  for (const { table_name } of rows) {
    const hit =
      await sql`select 1 from ${sql.table(table_name)} t where row_to_json(t)::text like ${`%${id}%`} limit 1`.execute(
        server.db,
      );
    if (hit.rows.length > 0) found.push(table_name);
  }
  return found.sort();
}
