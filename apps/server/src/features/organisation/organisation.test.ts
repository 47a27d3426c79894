import { Member } from '@lykta/domain';
import {
  ADD_MEMBER,
  CHANGE_MEMBER,
  CHANGE_ORGANISATION,
  LIST_MEMBERS,
  READ_ORGANISATION,
  READ_STAFF_SESSION,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('members', () => {
  it('are added with a link to set a password, changed and switched off by an admin only', async () => {
    const admin = await server.staff({ organisation: 'Personal', unit: 'Norr', role: 'admin' });
    const worker = await server.staff({ organisation: 'Personal', unit: 'Norr' });
    const body = {
      email: 'Ny@Kommun.example',
      name: 'Ny Person',
      role: 'worker',
      units: ['Norr', 'Helt ny'],
    };
    expect((await worker.call(ADD_MEMBER, { body })).status).toBe(403);
    const added = await admin.call(ADD_MEMBER, { body });
    expect(added.body).toMatchObject({
      email: 'ny@kommun.example',
      name: 'Ny Person',
      units: ['Helt ny', 'Norr'],
      active: true,
    });
    expect((await admin.call(ADD_MEMBER, { body })).body).toMatchObject({ code: 'username-taken' });
    const outbox = await server.db.selectFrom('outbox').select('kind').execute();
    expect(outbox).toContainEqual({ kind: 'email' });
    const { id } = Member.parse(added.body);
    const changed = await admin.call(CHANGE_MEMBER, {
      params: { id },
      body: { units: ['Norr'], role: 'admin' },
    });
    expect(changed.body).toMatchObject({ units: ['Norr'], role: 'admin', name: 'Ny Person' });
    expect(
      (await admin.call(CHANGE_MEMBER, { params: { id: worker.id }, body: { active: false } })).status,
    ).toBe(200);
    expect((await worker.call(READ_STAFF_SESSION)).status).toBe(401);
    const stranger = await server.staff({ organisation: 'Främmande', role: 'admin' });
    expect((await stranger.call(CHANGE_MEMBER, { params: { id }, body: { name: 'X' } })).status).toBe(404);
    expect((await stranger.ok(LIST_MEMBERS)).map(({ id: one }) => one)).toEqual([stranger.id]);
  });

  it('never lose their last admin', async () => {
    const admin = await server.staff({ organisation: 'Ensam', role: 'admin' });
    for (const change of [{ role: 'worker' }, { active: false }]) {
      const reply = await admin.call(CHANGE_MEMBER, { params: { id: admin.id }, body: change });
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ message: 'last-admin' }] } });
    }
    expect((await admin.call(LIST_MEMBERS)).body).toMatchObject([{ role: 'admin', active: true }]);
  });
});

describe('the organisation', () => {
  it('has a threshold and says whether names are shown', async () => {
    const admin = await server.staff({ organisation: 'Inställning', unit: 'Norr', role: 'admin' });
    expect((await admin.call(READ_ORGANISATION)).body).toMatchObject({
      name: 'Inställning',
      threshold: 5,
      showNames: false,
      units: ['Norr'],
    });
    expect((await admin.call(CHANGE_ORGANISATION, { body: { threshold: 8 } })).body).toMatchObject({
      threshold: 8,
      showNames: false,
    });
    for (const threshold of [0, 2, 101, 5.5, '5']) {
      expect((await admin.call(CHANGE_ORGANISATION, { body: { threshold } })).status).toBe(400);
    }
    const worker = await server.staff({ organisation: 'Inställning', unit: 'Norr' });
    expect((await worker.call(READ_ORGANISATION)).status).toBe(403);
  });
});
