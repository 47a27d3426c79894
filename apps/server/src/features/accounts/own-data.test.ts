import { ExportedData } from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  CHANGE_PASSWORD,
  CHANGE_USERNAME,
  CONFIRM_PASSWORD,
  DELETE_ACCOUNT,
  EXPORT_DATA,
  READ_PROFILE,
  READ_SESSION,
  SAVE_MOOD,
  SET_BIRTH_YEAR,
  SET_LOCK,
  SET_NOTIFICATION_TOKEN,
  SIGN_IN,
  START_PASSWORD_RESET,
  START_VERIFICATION,
} from '@lykta/domain/calls';
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
  await child.call(SAVE_MOOD, {
    body: { timestamp: server.clock.now().toISOString(), level0: 5, level1: [] },
  });
  await child.call(SET_BIRTH_YEAR, { body: { birthYear: 2014 } });
  await child.call(ADD_PERSON, { body: { type: 'MOTHER', avatar: 'default' } });
  await child.call(ADD_HOUSE, { body: { type: 'APARTMENT', avatar: 'default' } });
  await child.call(SET_NOTIFICATION_TOKEN, { body: { token: 'push-token-0', deviceId: 'phone' } });
  await child.call(CHANGE_PASSWORD, { body: { password: child.password } });
  await child.call(SET_LOCK, { body: { pin: '1234' } });
  await child.call(START_VERIFICATION, { body: { username: child.username } });
  const { username } = child;
  await child.call(START_PASSWORD_RESET, { body: { username, redirect: `${ORIGIN}/resetpwd` } });
  return child;
}

describe(EXPORT_DATA, () => {
  it('holds everything that the child stored, readable', async () => {
    const child = await fullChild();
    const reply = await child.call(EXPORT_DATA);
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
    expect(await child.call(EXPORT_DATA)).toMatchObject({
      status: 403,
      body: { code: 'confirm-password' },
    });
    expect((await child.call(CONFIRM_PASSWORD, { body: { password: 'fel lösenord' } })).status).toBe(401);
    expect((await child.call(CONFIRM_PASSWORD, { body: { password: child.password } })).status).toBe(204);
    expect((await child.call(EXPORT_DATA)).status).toBe(200);
    server.clock.advance({ minutes: 16 });
    expect((await child.call(EXPORT_DATA)).status).toBe(403);
  });
});

describe(CHANGE_USERNAME, () => {
  it('can’t be used to ask which names are taken', async () => {
    const [child, other] = [await server.signUp(), await server.signUp()];
    const ask = () => child.call(CHANGE_USERNAME, { body: { username: other.username } });
    for (let n = 0; n < 20; n += 1) expect((await ask()).body).toMatchObject({ code: 'username-taken' });
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  });
});

describe(DELETE_ACCOUNT, () => {
  it.each(['0', '1'])('with keepAnswers=%s leaves nothing of the child but a tombstone', async (keep) => {
    const child = await fullChild();
    const other = await fullChild();
    const reply = await child.call(DELETE_ACCOUNT, {
      params: { id: child.id },
      querystring: { keepAnswers: keep },
    });
    expect(reply).toMatchObject({ status: 204, body: '' });
    expect(child.cookies.size).toBe(0);
    expect(await tablesWith(child.id)).toEqual(['tombstones']);
    const kept = ['address_codes', 'login_undos', 'moods', 'outbox'];
    expect(await tablesWith(other.id)).toEqual(expect.arrayContaining(kept));
    expect((await other.call(READ_PROFILE)).body).toMatchObject({ birthYear: 2014 });
  });

  it('ends every session, and the name is free again', async () => {
    const child = await server.signUp();
    const elsewhere = server.browser();
    const { username, password } = child;
    await elsewhere.call(SIGN_IN, { body: { username, password } });
    await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '0' } });
    expect((await elsewhere.call(READ_SESSION)).status).toBe(401);
    expect((await server.browser().call(SIGN_IN, { body: { username, password } })).status).toBe(401);
    expect((await server.signUp(username)).id).not.toBe(child.id);
  });

  it('takes nobody else’s account, and wants a choice', async () => {
    const [child, other] = [await server.signUp(), await server.signUp()];
    expect(
      await child.call(DELETE_ACCOUNT, { params: { id: other.id }, querystring: { keepAnswers: '0' } }),
    ).toMatchObject({ status: 404 });
    for (const query of ['', 'keepAnswers=2', 'keepAnswers=0&keepAnswers=1', 'keepAnswers=true']) {
      expect(
        (await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: query })).status,
      ).toBe(400);
    }
    server.clock.advance({ minutes: 16 });
    expect(
      (await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '0' } }))
        .body,
    ).toMatchObject({
      code: 'confirm-password',
    });
    expect((await other.call(READ_SESSION)).status).toBe(200);
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
