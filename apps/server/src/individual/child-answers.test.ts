import { ChildSendings, IndividualAnswers, present } from '@lykta/domain';
import {
  LIST_INVITATION_CLIENTS,
  READ_AUDIT,
  READ_CHILD_ANSWERS,
  READ_STAFF_ANSWERS,
  REQUEST_FORMS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../testing/count-statements.ts';
import { said } from '../testing/forms.ts';
import { giveReason, individualOf, openSentCase, type SentCase } from '../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Sends the form to the child once more, which answers it. */
async function again({ worker, invitation, form, child, asked }: SentCase): Promise<void> {
  server.clock.advance({ minutes: 1 });
  const forms = [{ id: form.metadata.id, version: 1, order: 0 }];
  const { requests } = await worker.ok(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms } });
  const params = { ...asked, requestId: present(requests.at(-1), 'the new request').id };
  await child.ok(SAVE_ASKED_ANSWERS, { params, body: said({ mood: 'good' }) });
  await child.call(SEND_ANSWERS, { params });
}

const target = ({ invitation, client }: SentCase) => ({ params: { id: invitation.id, client } });
const unreadOf = async ({ worker, invitation }: SentCase) => {
  const [child] = await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
  return present(child, 'the child').sent.filter(({ opened }) => !opened).length;
};

it('all sendings come in one reply, oldest first, as they do one by one, each form once', async () => {
  const of = await openSentCase(server, 'Allt på en gång');
  await again(of);
  await giveReason(of, of.worker, of.client);
  const { forms, sendings } = ChildSendings.parse(await of.worker.ok(READ_CHILD_ANSWERS, target(of)));
  expect(forms).toEqual([of.form]);
  const one = async (request: string) =>
    IndividualAnswers.parse(await of.worker.ok(READ_STAFF_ANSWERS, individualOf(of, of.client, { request })))
      .data;
  expect(sendings.map(({ data }) => data.questions.mood?.[0]?.answer)).toEqual(['bad', 'good']);
  for (const { data } of sendings) expect(data).toEqual(await one(data.request));
});

it('each sending is a line in the log and read from then on, and nothing is before a reason', async () => {
  const of = await openSentCase(server, 'Loggat');
  await again(of);
  const admin = await server.staff({ organisation: 'Loggat', role: 'admin' });
  const lines = async () => {
    const { entries } = await admin.ok(READ_AUDIT, { querystring: { kind: 'reading' } });
    return entries.map(({ count, reason }) => ({ count, reason }));
  };
  const refused = await of.worker.call(READ_CHILD_ANSWERS, target(of));
  expect(refused).toMatchObject({ status: 403, body: { code: 'reason-needed' } });
  expect([await lines(), await unreadOf(of)]).toEqual([[], 2]);
  await giveReason(of, of.worker, of.client);
  await of.worker.ok(READ_CHILD_ANSWERS, target(of));
  await of.worker.ok(READ_CHILD_ANSWERS, target(of));
  const twice = { count: 2, reason: 'Inför mötet' };
  expect([await lines(), await unreadOf(of)]).toEqual([[twice, twice], 0]);
});

it('more sendings need no more statements', async () => {
  const of = await openSentCase(server, 'Många');
  await giveReason(of, of.worker, of.client);
  const read = () => statementsOf(() => of.worker.ok(READ_CHILD_ANSWERS, target(of)));
  await read();
  const first = await read();
  for (let n = 0; n < 4; n += 1) await again(of);
  await read();
  expect(await read()).toEqual(first);
});

it('nobody of another unit or organisation gets it', async () => {
  const of = await openSentCase(server, 'Egen');
  await giveReason(of, of.worker, of.client);
  const colleague = await server.staff({ organisation: 'Egen', unit: 'Söder' });
  const stranger = await server.staff({ organisation: 'Annan', unit: 'Norr' });
  const admin = await server.staff({ organisation: 'Egen', role: 'admin' });
  for (const member of [colleague, stranger])
    expect((await member.call(READ_CHILD_ANSWERS, target(of))).status).toBe(404);
  expect((await admin.call(READ_CHILD_ANSWERS, target(of))).status).toBe(403);
});
