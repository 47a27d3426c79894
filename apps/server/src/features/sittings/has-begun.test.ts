import { present } from '@lykta/domain';
import {
  LIST_INVITATION_CLIENTS,
  REQUEST_FORMS,
  SAVE_ASKED_ANSWERS,
  SEND_SITTING,
  START_SITTING,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedIn, openCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { answerIn, opening, sitDown } from '../../testing/sittings.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

/** A case with a second request, which can be taken back. One of its two children has begun it alone. */
async function oneHasBegun() {
  const first = await openCase(server);
  const { worker, form, invitation } = first;
  const params = { id: invitation.id };
  const [ada] = [await first.join(), await first.join()];
  server.clock.advance({ minutes: 1 });
  const forms = [{ id: form.metadata.id, version: 1, order: 0 }];
  const { requests } = await worker.ok(REQUEST_FORMS, { params, body: { forms } });
  const { id: request } = present(requests.at(-1), 'the second request');
  const of = { ...first, asked: askedIn(invitation, form.metadata.id, request) };
  await ada.ok(SAVE_ASKED_ANSWERS, { params: of.asked, body: said({ mood: 'good' }) });
  const clients = await worker.ok(LIST_INVITATION_CLIENTS, { params });
  expect(clients).toHaveLength(2);
  return {
    of,
    clients: clients.map(({ client }) => client),
    withdraw: () => worker.ok(WITHDRAW_REQUEST, { params: { ...params, request } }),
  };
}

it('a sitting begins nothing that was taken back, also where the child has begun it alone', async () => {
  const { of, clients, withdraw } = await oneHasBegun();
  await withdraw();
  for (const client of clients)
    expect(await of.worker.call(START_SITTING, opening(of, client))).toMatchObject({
      status: 409,
      body: { code: 'request-withdrawn' },
    });
});

it('a sitting that has begun may be sent afterwards, also where the child has begun nothing alone', async () => {
  const { of, clients, withdraw } = await oneHasBegun();
  const [one, other] = clients;
  const sittings = [await sitDown(server, of, one ?? ''), await sitDown(server, of, other ?? '')];
  await withdraw();
  for (const sitting of sittings) {
    await answerIn(sitting);
    expect(await sitting.device.ok(SEND_SITTING)).toEqual({});
  }
});
