import { Invitation } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CHANGE_INVITATION,
  END_CASE,
  LEAVE_INVITATION,
  LIST_STAFF_CHILDREN,
  READ_ASKED_ANSWERS,
  READ_AUDIT,
  READ_INVITATIONS,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askAll } from '../../background.ts';
import { askedOf, askWith, seen } from '../../testing/asking.ts';
import { openAssigned } from '../../testing/assigned.ts';
import { openCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { clientsOf, individualOf, giveReason, openSentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cases = 0;
let organisation: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => {
  server.clock.set('2026-11-23T12:00:00Z');
  organisation = `Avslut ${(cases += 1)}`;
});
afterAll(() => server.close());

const end = (of: { invitation: { id: string }; client: string }, by: TestMember, ended = true) =>
  by.call(END_CASE, { params: { id: of.invitation.id, client: of.client }, body: { ended } });
const inState = async (member: TestMember, state: string) =>
  (await member.ok(LIST_STAFF_CHILDREN, { querystring: { state } })).clients.map(({ client }) => client);
const change = (of: { invitation: { id: string }; worker: TestMember }, changes: object) =>
  of.worker.call(CHANGE_INVITATION, { params: { id: of.invitation.id }, body: changes });

it('a case ends for one child: it is asked nothing more, keeps its own, and is told', async () => {
  const one = await openSentCase(server, organisation);
  const other = await one.join();
  expect((await end(one, one.worker)).status).toBe(204);
  expect((await end(one, one.worker)).status).toBe(204);
  expect(await askedOf(one, one.child)).toMatchObject({ status: { status: 'closed' }, ended: '2026-11-23' });
  expect((await one.child.call(READ_ASKED_ANSWERS, { params: one.asked })).body).toMatchObject({
    answers: { mood: [{ answer: 'bad' }] },
  });
  expect(await askedOf(one, other)).toMatchObject({ status: { status: 'active' } });
  const sent = await askWith(one, { clients: [one.client] });
  expect(sent).toMatchObject({ status: 400, body: { errors: [{ message: 'not-taking-part' }] } });
  expect(await seen(server, one)).toMatchObject({ accepted: 2, taking: 1 });
  await giveReason(one, one.worker, one.client);
  expect((await one.worker.call(READ_STAFF_ANSWERS, individualOf(one, one.client))).status).toBe(200);
  expect(await inState(one.worker, 'ended')).toEqual([one.client]);
  expect((await clientsOf(one)).map(({ ended }) => ended)).toContain('2026-11-23');
});

it('a child in the middle of a form loses nothing when its case ends, and goes on when it is opened', async () => {
  const testCase = await openCase(server, { organisation, unit: 'Norr' });
  const child = await testCase.join();
  const [{ client } = { client: '' }] = await clientsOf(testCase);
  await child.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: said({ mood: 'good' }) });
  await end({ ...testCase, client }, testCase.worker);
  const late = { status: 409, body: { code: 'case-ended' } };
  expect(
    await child.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: said({ mood: 'bad' }) }),
  ).toMatchObject(late);
  expect(await child.call(SEND_ANSWERS, { params: testCase.asked })).toMatchObject(late);
  expect((await child.call(READ_ASKED_ANSWERS, { params: testCase.asked })).body).toMatchObject({
    answers: { mood: [{ answer: 'good' }] },
  });
  await end({ ...testCase, client }, testCase.worker, false);
  expect((await child.call(SEND_ANSWERS, { params: testCase.asked })).status).toBe(204);
});

it('a child that left an ended case cannot come back with the code', async () => {
  const one = await openSentCase(server, organisation);
  await end(one, one.worker);
  await one.child.call(LEAVE_INVITATION, { params: { id: one.invitation.id } });
  const again = await one.child.call(ACCEPT_INVITATION, { body: { code: one.invitation.code } });
  expect(again).toMatchObject({ status: 410, body: { code: 'invitation-closed' } });
});

it('only who works with the case, or an admin, ends it; all of it is in the log', async () => {
  const one = await openAssigned(server, organisation);
  const south = await server.staff({ organisation, unit: 'Söder' });
  const stranger = await server.staff({ organisation: `${organisation} b`, unit: 'Norr', role: 'admin' });
  const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
  expect(await end(one, one.colleague)).toMatchObject({ status: 403, body: { code: 'not-assigned' } });
  expect((await end(one, south)).status).toBe(404);
  expect((await end(one, stranger)).status).toBe(404);
  expect((await end(one, admin)).status).toBe(204);
  expect((await end(one, one.worker, false)).status).toBe(204);
  const { entries } = await admin.ok(READ_AUDIT, { querystring: { client: one.client } });
  expect(
    entries
      .map(({ kind }) => kind)
      .slice(0, 2)
      .sort(),
  ).toEqual(['case-ended', 'case-reopened']);
});

it('an invitation ends with its last day: its code, its sendings and its cases', async () => {
  const testCase = await openCase(server, { organisation, unit: 'Norr' });
  const child = await testCase.join();
  expect((await change(testCase, { lastDay: '2026-11-24' })).body).toMatchObject({ lastDay: '2026-11-24' });
  server.clock.set('2026-11-24T22:59:00Z');
  expect(
    (await child.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: said({ mood: 'good' }) })).status,
  ).toBe(200);
  server.clock.set('2026-11-24T23:00:00Z');
  const code = testCase.invitation.code;
  for (const job of [() => Promise.resolve(), () => askAll(server.app.services)]) {
    await job();
    await server.renew(testCase.worker);
    const stranger = await server.signUp();
    expect(await stranger.call(READ_INVITATIONS, { querystring: { code } })).toMatchObject({ status: 410 });
    expect(await stranger.call(ACCEPT_INVITATION, { body: { code } })).toMatchObject({ status: 410 });
    expect(await child.call(SEND_ANSWERS, { params: testCase.asked })).toMatchObject({ status: 409 });
    expect(await askWith(testCase, {})).toMatchObject({ status: 409, body: { code: 'invitation-closed' } });
    expect((await seen(server, testCase)).status).toEqual({ status: 'closed' });
    expect(await inState(testCase.worker, 'ended')).toHaveLength(1);
    expect(await inState(testCase.worker, 'waiting')).toEqual([]);
  }
  const day = server.db.selectFrom('invitations').select('ended').where('id', '=', testCase.invitation.id);
  expect(await day.executeTakeFirst()).toEqual({ ended: '2026-11-24' });
});

it('is opened again: the last day that has passed is gone, and the cases go on', async () => {
  const testCase = await openCase(server, { organisation, unit: 'Norr' });
  const child = await testCase.join();
  await change(testCase, { lastDay: '2026-11-23' });
  server.clock.set('2026-11-25T12:00:00Z');
  await askAll(server.app.services);
  await server.renew(testCase.worker);
  const opened = await change(testCase, { status: 'active' });
  expect(opened.body).not.toHaveProperty('lastDay');
  expect(await askedOf(testCase, child)).toMatchObject({ status: { status: 'active' } });
  const code = testCase.invitation.code;
  const found = Invitation.parse(await child.ok(READ_INVITATIONS, { querystring: { code } }));
  expect(found.status).toEqual({ status: 'active' });
  const day = server.db.selectFrom('invitations').select('ended').where('id', '=', testCase.invitation.id);
  expect(await day.executeTakeFirst()).toEqual({ ended: null });
});

it('gets other forms: who has begun may finish, all others are asked the new ones', async () => {
  const testCase = await openCase(server, { organisation, unit: 'Norr' });
  const begun = await testCase.join();
  const other = await testCase.join();
  await begun.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: said({ mood: 'good' }) });
  server.clock.advance({ minutes: 1 });
  const forms = [{ id: 'school', version: 1, order: 0 }];
  expect((await change(testCase, { forms })).status).toBe(200);
  const namesOf = async (child: typeof begun) =>
    (await askedOf(testCase, child)).requests.flatMap((request) => request.forms.map(({ form }) => form.id));
  expect(await namesOf(other)).toEqual(['school']);
  expect(await namesOf(begun)).toEqual(['school', testCase.form.metadata.id]);
  expect(await namesOf(await testCase.join())).toEqual(['school']);
  const unknown = [{ id: 'nothing', version: 1, order: 0 }];
  expect((await change(testCase, { forms: unknown })).status).toBe(400);
});

it.each([
  ['a last day in the past', { lastDay: '2026-11-22' }, 'lastDay', 'in-the-past'],
  ['fewer places than children', { maxClients: 1 }, 'maxClients', 'fewer-than-accepted'],
  ['no place', { maxClients: 0 }, 'maxClients', undefined],
  ['nothing', {}, '', undefined],
])('is not changed with %s', async (_what, changes, path, message) => {
  const testCase = await openCase(server, { organisation, unit: 'Norr', maxClients: 5 });
  await testCase.join();
  await testCase.join();
  const refused = await change(testCase, changes);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path, ...(message && { message }) }] } });
  expect(await seen(server, testCase)).toMatchObject({ maxClients: 5 });
});

it('for one child stays so: the child was told that somebody knows who it is', async () => {
  const testCase = await openCase(server, { organisation, unit: 'Norr', maxClients: 1 });
  await testCase.join();
  expect(await change(testCase, { maxClients: 2 })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'maxClients', message: 'one-child' }] },
  });
});
