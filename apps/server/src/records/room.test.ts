import { STORAGE_LIMITS, present } from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  CHANGE_PERSON,
  DELETE_PERSON,
  SAVE_OWN_ANSWERS,
  SET_NOTIFICATION_TOKEN,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { said } from '../testing/forms.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

/** Creates a PNG of this many bytes; only its signature is checked. */
const picture = (bytes: number) => {
  const head = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = Buffer.concat([head, Buffer.alloc(bytes - head.length)]).toString('base64');
  return { type: 'BINARY', data: `data:image/png;base64,${data}` };
};
const noRoom = { status: 409, body: { code: 'no-room' } };

it('keeps pictures of persons and homes up to a total, also when they are changed and all at once', async () => {
  const child = await server.signUp();
  const add = (bytes: number) => child.call(ADD_PERSON, { body: { type: 'FRIEND', avatar: picture(bytes) } });
  const replies = await Promise.all(Array.from({ length: 24 }, () => add(190_000)));
  const stored = replies.filter(({ status }) => status === 200);
  expect(stored.length).toBeGreaterThan(15);
  expect(stored.length * 190_000).toBeLessThan(STORAGE_LIMITS.peopleAndHomes);
  expect(replies.find(({ status }) => status !== 200)).toMatchObject(noRoom);

  const small = await child.call(ADD_PERSON, { body: { type: 'FRIEND', avatar: 'default' } });
  expect(small.status).toBe(200);
  const id = String(small.body);
  expect(
    await child.call(CHANGE_PERSON, { params: { id }, body: { avatar: picture(190_000) } }),
  ).toMatchObject(noRoom);
  await child.call(DELETE_PERSON, { params: { id: String(present(stored[0], 'stored[0]').body) } });
  expect(
    (await child.call(CHANGE_PERSON, { params: { id }, body: { avatar: picture(190_000) } })).status,
  ).toBe(204);
});

it('keeps so many homes and no more', async () => {
  const child = await server.signUp();
  const home = { type: 'ROW_HOUSE', avatar: { type: 'ID', data: 'default' } };
  for (let n = 0; n < STORAGE_LIMITS.houses; n += 1) {
    expect((await child.call(ADD_HOUSE, { body: home })).status).toBe(200);
  }
  expect(await child.call(ADD_HOUSE, { body: home })).toMatchObject(noRoom);
});

it('keeps the devices that were heard of last', async () => {
  const child = await server.signUp();
  for (let n = 0; n < STORAGE_LIMITS.devices + 3; n += 1) {
    server.clock.advance({ minutes: 1 });
    await child.call(SET_NOTIFICATION_TOKEN, { body: { token: 'push', deviceId: `device-${n}` } });
  }
  const devices = await server.db
    .selectFrom('notification_tokens')
    .select('device_id')
    .where('account_id', '=', child.id)
    .execute();
  expect(devices).toHaveLength(STORAGE_LIMITS.devices);
  expect(devices.map(({ device_id }) => device_id)).not.toContain('device-0');
  expect(devices.map(({ device_id }) => device_id)).toContain(`device-${STORAGE_LIMITS.devices + 2}`);
});

it('keeps the newest of a child’s earlier answers', async () => {
  const child = await server.signUp();
  const old = { account_id: child.id, form_id: 'beb', form_version: 2, sealed: Buffer.alloc(1) };
  const taken = new Date('2026-01-01T00:00:00Z');
  const rows = Array.from({ length: STORAGE_LIMITS.snapshots }, (_, n) => ({
    ...old,
    id: `old-${n}`,
    taken,
  }));
  await server.db.insertInto('answer_snapshots').values(rows).execute();
  await child.call(SAVE_OWN_ANSWERS, {
    params: { formId: 'school', formVersion: 1 },
    body: said({ feel: 'bad' }),
  });
  const again = { answers: {}, inactive: {}, snapshot: true };
  expect(
    (await child.call(SAVE_OWN_ANSWERS, { params: { formId: 'school', formVersion: 1 }, body: again }))
      .status,
  ).toBe(200);
  const kept = await server.db
    .selectFrom('answer_snapshots')
    .select('form_id')
    .where('account_id', '=', child.id)
    .execute();
  expect(kept).toHaveLength(STORAGE_LIMITS.snapshots);
  expect(kept.some(({ form_id }) => form_id === 'school')).toBe(true);
});
