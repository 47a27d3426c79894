import {
  ADD_MEMBER,
  CHANGE_CASE_WORKERS,
  CHANGE_MEMBER,
  END_CASE,
  GIVE_REASON,
  HAND_OVER_CASES,
  LIST_COLLEAGUES,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_FORMS,
  LIST_STAFF_INVITATIONS,
  READ_LOAD,
  READ_NEWS,
  READ_STAFF_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf, openAssigned, workersOf } from '../../testing/assigned.ts';
import { giveReason, individualOf, openSentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

describe('a manager', () => {
  it('shares out the cases of its units, and sees what waits for whom there', async () => {
    const of = await openAssigned(server, 'Chefen');
    const manager = await server.staff({ organisation: 'Chefen', unit: 'Norr', role: 'manager' });
    await server.staff({ organisation: 'Chefen', unit: 'Söder' });
    expect((await childrenOf(manager)).map(({ client }) => client)).toEqual([of.client]);
    expect(await manager.ok(READ_LOAD)).toMatchObject([{ unit: 'Norr', children: 1, unread: 1 }]);
    const cases = [{ invitation: of.invitation.id, client: of.client }];
    const given = await manager.call(HAND_OVER_CASES, { body: { to: of.colleague.id, cases } });
    expect(given.status).toBe(204);
    expect((await workersOf(of, manager)).responsible).toMatchObject({ id: of.colleague.id });
    expect((await manager.call(END_CASE, { params: of.named, body: { ended: true } })).status).toBe(204);
  });

  it('opens no answers: not of an open unit, not as a worker it was before, not in an emergency', async () => {
    const open = await openSentCase(server, 'Öppen enhet');
    const manager = await server.staff({ organisation: 'Öppen enhet', unit: 'Norr', role: 'manager' });
    expect((await giveReason(open, manager, open.client)).status).toBe(403);
    const urgent = { invitation: open.invitation.id, client: open.client, reason: 'Akut', urgent: true };
    expect((await manager.call(GIVE_REASON, { body: urgent })).status).toBe(403);
    const before = await openAssigned(server, 'Blev chef');
    const admin = await server.staff({ organisation: 'Blev chef', unit: 'Ledning', role: 'admin' });
    const { worker, client } = before;
    expect((await giveReason(before, worker, client)).status).toBe(204);
    await admin.call(CHANGE_MEMBER, { params: { id: worker.id }, body: { role: 'manager' } });
    await server.renew(worker);
    for (const one of [
      { of: open, by: manager },
      { of: before, by: worker },
    ]) {
      const reply = await one.by.call(READ_STAFF_ANSWERS, individualOf(one.of, one.of.client));
      expect(reply).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    }
    const [child] = await childrenOf(worker);
    expect(child).not.toHaveProperty('flags');
  });

  it('sees nothing of other units, and is given no case', async () => {
    const of = await openAssigned(server, 'Två enheter');
    const manager = await server.staff({ organisation: 'Två enheter', unit: 'Söder', role: 'manager' });
    const here = await server.staff({ organisation: 'Två enheter', unit: 'Norr', role: 'manager' });
    expect(await childrenOf(manager)).toEqual([]);
    expect(await manager.ok(READ_LOAD)).toEqual([]);
    const body = { responsible: here.id, coworkers: [], deputies: [] };
    expect((await manager.call(CHANGE_CASE_WORKERS, { params: of.named, body })).status).toBe(404);
    expect((await here.call(CHANGE_CASE_WORKERS, { params: of.named, body })).status).toBe(400);
    expect((await here.ok(LIST_COLLEAGUES)).map(({ id }) => id)).not.toContain(here.id);
  });
});

describe('an author', () => {
  it('sees forms, and no children, invitations or news', async () => {
    await openSentCase(server, 'Författaren');
    const author = await server.staff({ organisation: 'Författaren', unit: 'Norr', role: 'author' });
    expect((await author.call(LIST_STAFF_FORMS)).status).toBe(200);
    for (const call of [LIST_STAFF_CHILDREN, LIST_STAFF_INVITATIONS, READ_NEWS, READ_LOAD] as const) {
      expect([call, (await author.call(call)).status]).toEqual([call, 403]);
    }
  });
});

it('a member is added with each role, and no other word', async () => {
  const admin = await server.staff({ organisation: 'Roller', role: 'admin' });
  for (const role of ['worker', 'manager', 'author', 'admin']) {
    const body = { email: `${role}@roller.example`, name: 'Ny', role, units: [] };
    expect(await admin.call(ADD_MEMBER, { body })).toMatchObject({ status: 200, body: { role } });
  }
  const body = { email: 'owner@roller.example', name: 'Ny', role: 'owner', units: [] };
  expect((await admin.call(ADD_MEMBER, { body })).status).toBe(400);
});
