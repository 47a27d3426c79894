import { StaffInvitation, present } from '@lykta/domain';
import {
  DELETE_ACCOUNT,
  LEAVE_INVITATION,
  LIST_STAFF_INVITATIONS,
  READ_ASKED_ANSWERS,
  READ_AUDIT,
  REQUEST_FORMS,
  SAVE_ASKED_ANSWERS,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedIn, invitationsOf, openCase, type TestCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { clientsOf } from '../../testing/sent-case.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Creates a case with two children, Ada first, and returns the pseudonym of each. */
async function openTwo(organisation: string) {
  const testCase = await openCase(server, { organisation, unit: 'Norr' });
  const ada = await testCase.join();
  const [{ client: adasCode } = { client: '' }] = await clientsOf(testCase);
  const bo = await testCase.join();
  const bosCode = present(
    (await clientsOf(testCase)).find(({ client }) => client !== adasCode),
    'what was sought',
  ).client;
  server.clock.advance({ minutes: 1 });
  return { testCase, ada, adasCode, bo, bosCode };
}

const formsOf = ({ form }: TestCase) => [{ id: form.metadata.id, version: 1, order: 0 }];

async function ask(testCase: TestCase, clients?: string[]) {
  const reply = await testCase.worker.call(REQUEST_FORMS, {
    params: { id: testCase.invitation.id },
    body: { forms: formsOf(testCase), clients },
  });
  const { requests } = StaffInvitation.parse(reply.body);
  const request = present(requests.at(-1), 'requests.at(-1)');
  return { request, asked: askedIn(testCase.invitation, testCase.form.metadata.id, request.id) };
}

const withdraw = ({ worker, invitation: { id } }: TestCase, request: string) =>
  worker.call(WITHDRAW_REQUEST, { params: { id, request } });

const askedIds = async (child: TestChild) =>
  (await invitationsOf(child)).accepted.flatMap(({ requests }) => requests.map(({ id }) => id));

it('reach the one child that they are for, and nobody else, also who comes later', async () => {
  const { testCase, ada, adasCode, bo } = await openTwo('Ett barn');
  const { request, asked } = await ask(testCase, [adasCode]);
  expect(request.clients).toEqual([adasCode]);
  const late = await testCase.join();
  expect(await askedIds(ada)).toContain(request.id);
  for (const other of [bo, late]) {
    expect(await askedIds(other)).toEqual([
      present(testCase.invitation.requests[0], 'testCase.invitation.requests[0]').id,
    ]);
    expect((await other.call(READ_ASKED_ANSWERS, { params: asked })).status).toBe(404);
    expect(
      (await other.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) })).status,
    ).toBe(404);
  }
  expect((await ada.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) })).status).toBe(
    200,
  );
});

it('for one child stay so when that child has deleted the account', async () => {
  const { testCase, ada, adasCode, bo } = await openTwo('Borta');
  const { request } = await ask(testCase, [adasCode]);
  await ada.call(DELETE_ACCOUNT, { params: { id: ada.id }, querystring: { keepAnswers: '0' } });
  expect(await askedIds(bo)).not.toContain(request.id);
  const [seen] = await testCase.worker.ok(LIST_STAFF_INVITATIONS);
  expect(seen?.requests.at(-1)).toMatchObject({ id: request.id, clients: [] });
});

it('are refused for a child who has left, or is of another invitation, and then nobody is asked', async () => {
  const { testCase, adasCode, bo, bosCode } = await openTwo('Lämnat');
  const other = await openTwo('Grannen');
  await bo.call(LEAVE_INVITATION, { params: { id: testCase.invitation.id } });
  const refused = await testCase.worker.call(REQUEST_FORMS, {
    params: { id: testCase.invitation.id },
    body: { forms: formsOf(testCase), clients: [adasCode, bosCode, other.adasCode] },
  });
  expect(refused).toMatchObject({
    status: 400,
    body: {
      errors: [
        { path: 'clients.1', message: 'not-taking-part' },
        { path: 'clients.2', message: 'not-taking-part' },
      ],
    },
  });
  const [seen] = await testCase.worker.ok(LIST_STAFF_INVITATIONS);
  expect(seen?.requests).toHaveLength(1);
  expect(seen).toMatchObject({ accepted: 2, taking: 1 });
});

it('are a line in the log for each child that was chosen', async () => {
  const { testCase, adasCode, bosCode } = await openTwo('Logg');
  await ask(testCase, [adasCode, bosCode]);
  const admin = await server.staff({ organisation: 'Logg', unit: 'Ledning', role: 'admin' });
  const { entries } = await admin.ok(READ_AUDIT, { querystring: { kind: 'forms-sent' } });
  expect(entries.map(({ client }) => client).sort()).toEqual([adasCode, bosCode].sort());
});

it('are taken back from who has not begun; who has begun may finish, and staff do not learn who that is', async () => {
  const { testCase, ada, bo } = await openTwo('Tillbaka');
  const { request, asked } = await ask(testCase);
  await bo.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
  const taken = await withdraw(testCase, request.id);
  expect(StaffInvitation.parse(taken.body).requests.at(-1)).toEqual({
    ...request,
    withdrawn: server.clock.now().toISOString(),
  });
  expect(await askedIds(ada)).not.toContain(request.id);
  // Ada has opened the form.
  expect((await ada.call(READ_ASKED_ANSWERS, { params: asked })).status).toBe(200);
  const late = { status: 409, body: { code: 'request-withdrawn' } };
  expect(await ada.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'bad' }) })).toMatchObject(
    late,
  );
  expect(await ada.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'bad' }) })).toMatchObject(
    late,
  );
  expect(await askedIds(bo)).toContain(request.id);
  await bo.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good', why: 'home' }) });
  expect((await bo.call(READ_ASKED_ANSWERS, { params: asked })).body).toMatchObject({
    answers: { mood: [{ answer: 'good' }] },
  });
  const again = await withdraw(testCase, request.id);
  expect(again.body).toEqual(taken.body);
});

it('for all: the last one cannot be taken back, one for a child can', async () => {
  const { testCase, adasCode } = await openTwo('Sista');
  const { request } = await ask(testCase, [adasCode]);
  const first = present(testCase.invitation.requests[0], 'testCase.invitation.requests[0]').id;
  expect(await withdraw(testCase, first)).toMatchObject({ status: 409, body: { code: 'last-request' } });
  expect((await withdraw(testCase, request.id)).status).toBe(200);
  expect((await withdraw(testCase, 'nothing')).status).toBe(404);
});
