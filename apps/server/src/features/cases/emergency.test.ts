import { present } from '@lykta/domain';
import {
  EXPORT_DATA,
  GIVE_REASON,
  LABEL_CHILD,
  LIST_NOTICES,
  READ_AUDIT,
  READ_STAFF_ANSWERS,
  SEE_NOTICES,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assign, childrenOf, openAssigned, type AssignedCase } from '../../testing/assigned.ts';
import { giveReason, individualOf } from '../../testing/sent-case.ts';
import { renewMember } from '../../testing/staff.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

const REASON = 'Skolan ringde, barnet är borta';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const openUrgently = ({ invitation, client }: AssignedCase, member: TestMember) =>
  member.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason: REASON, urgent: true } });
const noticesOf = async (member: TestMember) => await member.ok(LIST_NOTICES);

it('a colleague opens a case with a reason; it is logged as such, and the responsible worker is told', async () => {
  const of = await openAssigned(server, 'Akut');
  expect((await openUrgently(of, of.colleague)).status).toBe(204);
  expect((await of.colleague.call(READ_STAFF_ANSWERS, individualOf(of, of.client))).status).toBe(200);
  const admin = await server.staff({ organisation: 'Akut', unit: 'Ledning', role: 'admin' });
  const { entries } = await admin.ok(READ_AUDIT);
  const about = { client: of.client, member: { id: of.colleague.id }, reason: REASON };
  expect(entries.filter(({ client }) => client)).toMatchObject([
    { kind: 'reading', ...about },
    { kind: 'emergency', ...about },
  ]);
  const own = await of.child.call(EXPORT_DATA);
  expect(own.status).toBe(200);
  expect(JSON.stringify(own.body)).toContain(REASON);
  const [notice] = await noticesOf(of.worker);
  expect(notice).toMatchObject({ kind: 'emergency', client: of.client, by: 'Kim Andersson', reason: REASON });
  expect(await noticesOf(of.colleague)).toEqual([]);
  expect(
    (await of.colleague.call(SEE_NOTICES, { body: { ids: [present(notice, 'notice').id] } })).status,
  ).toBe(204);
  expect(await noticesOf(of.worker)).toHaveLength(1);
  expect((await of.worker.call(SEE_NOTICES, { body: { ids: [present(notice, 'notice').id] } })).status).toBe(
    204,
  );
  expect(await noticesOf(of.worker)).toEqual([]);
});

it('it lasts a day, gives no part in the case, and no say about it', async () => {
  const of = await openAssigned(server, 'Ett dygn');
  await openUrgently(of, of.colleague);
  const [seen] = await childrenOf(of.colleague);
  expect(seen).not.toHaveProperty('emergencyOnly');
  expect(seen).not.toHaveProperty('part');
  expect((await giveReason(of, of.colleague, of.client)).status).toBe(403);
  expect(
    (
      await of.colleague.call(LABEL_CHILD, {
        params: { id: of.invitation.id, client: of.client },
        body: { label: 'X' },
      })
    ).status,
  ).toBe(403);
  expect((await assign(of, { responsible: of.colleague.id }, of.colleague)).status).toBe(403);
  server.clock.advance({ hours: 23 });
  await renewMember(server.app.services, of.colleague);
  expect((await of.colleague.call(READ_STAFF_ANSWERS, individualOf(of, of.client))).status).toBe(200);
  server.clock.advance({ hours: 1 });
  await renewMember(server.app.services, of.colleague);
  expect(await of.colleague.call(READ_STAFF_ANSWERS, individualOf(of, of.client))).toMatchObject({
    status: 403,
    body: { code: 'not-assigned' },
  });
  expect(await childrenOf(of.colleague)).toMatchObject([{ emergencyOnly: true }]);
});

it('the deputy of today is told too; a co-worker and an earlier deputy are not', async () => {
  const of = await openAssigned(server, 'Vem får veta');
  const more = async () => server.staff({ organisation: of.organisation, unit: 'Norr' });
  const [coworker, deputy, earlier] = [await more(), await more(), await more()];
  await assign(of, {
    coworkers: [coworker.id],
    deputies: [
      { id: deputy.id, from: '2026-11-20', to: '2026-11-30' },
      { id: earlier.id, from: '2026-10-01', to: '2026-10-30' },
    ],
  });
  await openUrgently(of, of.colleague);
  expect(await noticesOf(deputy)).toMatchObject([{ kind: 'emergency', reason: REASON }]);
  expect(await noticesOf(coworker)).toEqual([]);
  expect(await noticesOf(earlier)).toEqual([]);
});

it('it is for colleagues of the unit only: not for an admin of no unit, another unit or organisation', async () => {
  const of = await openAssigned(server, 'Utanför');
  const admin = await server.staff({ organisation: 'Utanför', unit: 'Ledning', role: 'admin' });
  const south = await server.staff({ organisation: 'Utanför', unit: 'Söder' });
  const stranger = await server.staff({ organisation: 'Gåseborg', unit: 'Norr' });
  expect((await openUrgently(of, admin)).status).toBe(403);
  expect((await openUrgently(of, south)).status).toBe(404);
  expect((await openUrgently(of, stranger)).status).toBe(404);
  expect(await noticesOf(of.worker)).toEqual([]);
});

it('whoever may open the case anyhow gives an ordinary reason, and nobody is told', async () => {
  const of = await openAssigned(server, 'Ändå');
  expect((await openUrgently(of, of.worker)).status).toBe(204);
  expect((await of.worker.call(READ_STAFF_ANSWERS, individualOf(of, of.client))).status).toBe(200);
  expect(await noticesOf(of.worker)).toEqual([]);
});

it('twenty a day are enough', async () => {
  const of = await openAssigned(server, 'Tjugo');
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await openUrgently(of, of.colleague)).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 204));
  expect(statuses[20]).toBe(429);
});
