import {
  CHANGE_MEMBER,
  LIST_COLLEAGUES,
  READ_AUDIT,
  READ_STAFF_SESSION,
  SIGN_IN_STAFF,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATOR } from '../../security/password-queue.ts';
import { hashPassword } from '../../security/passwords.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const password = 'handläggare i norr';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false, staffTotp: false });
});
afterAll(() => server.close());

it('ends the sessions on the day after, and refuses the sign-in in words', async () => {
  const admin = await server.staff({ organisation: 'Sista', role: 'admin' });
  const email = 'sista@kommun.example';
  const passwordHash = await hashPassword(password, OPERATOR);
  const worker = await server.staff({ organisation: 'Sista', email, passwordHash });
  const signIn = (typed = password) =>
    server.browser().call(SIGN_IN_STAFF, { body: { email, password: typed } });
  const change = await admin.call(CHANGE_MEMBER, {
    params: { id: worker.id },
    body: { lastDay: '2026-11-20' },
  });
  expect(change).toMatchObject({ status: 200, body: { lastDay: '2026-11-20' } });
  expect((await worker.call(READ_STAFF_SESSION)).status).toBe(200);
  expect((await signIn()).status).toBe(200);
  // Midnight in Stockholm, before the session is too old.
  server.clock.set('2026-11-20T22:50:00.000Z');
  const late = server.browser();
  expect((await late.call(SIGN_IN_STAFF, { body: { email, password } })).status).toBe(200);
  server.clock.set('2026-11-20T23:01:00.000Z');
  expect((await late.call(READ_STAFF_SESSION)).status).toBe(401);
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'last-day-passed' } });
  // Only who knows the password is told.
  expect(await signIn('något annat ord')).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
});

it('takes a member out of those who can be given a case, and is removed again', async () => {
  server.clock.set('2026-11-22T09:00:00.000Z');
  const admin = await server.staff({ organisation: 'Åter', role: 'admin' });
  const worker = await server.staff({ organisation: 'Åter' });
  const given = async () => (await admin.ok(LIST_COLLEAGUES)).map(({ id }) => id);
  expect(await given()).toContain(worker.id);
  await admin.call(CHANGE_MEMBER, { params: { id: worker.id }, body: { lastDay: '2026-11-21' } });
  expect(await given()).not.toContain(worker.id);
  expect((await worker.call(READ_STAFF_SESSION)).status).toBe(401);
  await admin.call(CHANGE_MEMBER, { params: { id: worker.id }, body: { lastDay: null } });
  expect((await worker.call(READ_STAFF_SESSION)).status).toBe(200);
  const log = await admin.ok(READ_AUDIT, { querystring: { kind: 'member-changed' } });
  expect(log.entries.map(({ details }) => details)).toEqual([
    [{ field: 'lastDay', from: '2026-11-21', to: '' }],
    [{ field: 'lastDay', from: '', to: '2026-11-21' }],
  ]);
});

it('is never given to the only admin', async () => {
  const admin = await server.staff({ organisation: 'Ensam', role: 'admin' });
  expect(
    (await admin.call(CHANGE_MEMBER, { params: { id: admin.id }, body: { lastDay: '2026-12-24' } })).status,
  ).toBe(400);
});
