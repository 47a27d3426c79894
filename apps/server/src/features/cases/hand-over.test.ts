import { HAND_OVER_CASES, LIST_COLLEAGUES, LIST_NOTICES } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assign, childrenOf, openAssigned, workersOf } from '../../testing/assigned.ts';
import { giveReason } from '../../testing/sent-case.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const noticesOf = async (member: TestMember) => await member.ok(LIST_NOTICES);

it('a colleague becomes responsible and is told, and the earlier worker opens nothing', async () => {
  const of = await openAssigned(server, 'Lämna');
  const cases = [{ invitation: of.invitation.id, client: of.client }];
  expect((await of.worker.call(HAND_OVER_CASES, { body: { to: of.colleague.id, cases } })).status).toBe(204);
  expect(await workersOf(of, of.colleague)).toMatchObject({
    responsible: { id: of.colleague.id },
    mayAssign: true,
  });
  expect((await giveReason(of, of.colleague, of.client)).status).toBe(204);
  expect((await giveReason(of, of.worker, of.client)).status).toBe(403);
  expect(await noticesOf(of.colleague)).toMatchObject([{ kind: 'received', client: of.client }]);
  // A member gets no notice of its own change.
  expect(await noticesOf(of.worker)).toEqual([]);
  // Children who accept later are still the earlier worker's, because nothing was said of them.
  await of.join();
  expect(await childrenOf(of.worker)).toMatchObject([{ part: 'responsible' }, { emergencyOnly: true }]);
});

it('both are told when an admin hands over', async () => {
  const of = await openAssigned(server, 'Åt andra');
  const admin = await server.staff({ organisation: 'Åt andra', unit: 'Norr', role: 'admin' });
  const cases = [{ invitation: of.invitation.id, client: of.client }];
  expect((await admin.call(HAND_OVER_CASES, { body: { to: of.colleague.id, cases } })).status).toBe(204);
  expect(await noticesOf(of.colleague)).toMatchObject([{ kind: 'received', client: of.client }]);
  expect(await noticesOf(of.worker)).toMatchObject([{ kind: 'handed-over', client: of.client }]);
  expect(await noticesOf(admin)).toEqual([]);
});

it('co-workers and deputies stay; who becomes responsible has no other part', async () => {
  const of = await openAssigned(server, 'Stannar');
  const deputy = await server.staff({ organisation: 'Stannar', unit: 'Norr' });
  const deputies = [{ id: deputy.id, from: '2026-11-20', to: '2026-11-30' }];
  await assign(of, { coworkers: [of.colleague.id], deputies });
  const cases = [{ invitation: of.invitation.id, client: of.client }];
  expect((await of.worker.call(HAND_OVER_CASES, { body: { to: of.colleague.id, cases } })).status).toBe(204);
  expect(await workersOf(of, of.worker)).toMatchObject({
    responsible: { id: of.colleague.id },
    coworkers: [],
    deputies: [{ id: deputy.id, from: '2026-11-20', to: '2026-11-30' }],
    mayAssign: false,
  });
});

it('those who accept later go with it when that is said', async () => {
  const of = await openAssigned(server, 'Kommande');
  const cases = [{ invitation: of.invitation.id, client: of.client }];
  const given = { to: of.colleague.id, cases, coming: true };
  expect((await of.worker.call(HAND_OVER_CASES, { body: given })).status).toBe(204);
  await of.join();
  expect((await childrenOf(of.colleague)).map(({ part }) => part)).toEqual(['responsible', 'responsible']);
});

it('is all or nothing, and never to somebody outside the unit', async () => {
  const of = await openAssigned(server, 'Allt');
  const other = await openAssigned(server, 'Främmande');
  const own = { invitation: of.invitation.id, client: of.client };
  const foreign = { invitation: other.invitation.id, client: other.client };
  const give = (to: string, cases: object[]) => of.worker.call(HAND_OVER_CASES, { body: { to, cases } });
  expect((await give(of.colleague.id, [own, foreign])).status).toBe(404);
  expect((await give(other.worker.id, [own])).status).toBe(400);
  const south = await server.staff({ organisation: 'Allt', unit: 'Söder' });
  expect((await give(south.id, [own])).status).toBe(400);
  expect((await assign(of, { coworkers: [south.id] })).status).toBe(400);
  expect((await assign(of, { coworkers: [of.worker.id] })).status).toBe(400);
  const late = [{ id: of.colleague.id, from: '2026-12-02', to: '2026-12-01' }];
  expect((await assign(of, { deputies: late })).status).toBe(400);
  expect(await childrenOf(of.worker)).toMatchObject([{ part: 'responsible' }]);
  const listed = await of.worker.ok(LIST_COLLEAGUES);
  expect(listed.map(({ id }) => id)).not.toContain(south.id);
});
