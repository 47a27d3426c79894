import {
  ADD_CHILD,
  CREATE_ACCOUNT,
  LIST_INVITATION_CLIENTS,
  READ_ASKED_ANSWERS,
  READ_INVITATIONS,
  SEND_SITTING,
  SIGN_IN,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewStored } from '../../renewals/renew-stored.ts';
import { openCase, type TestCase } from '../../testing/case.ts';
import { answerIn, sitDown } from '../../testing/sittings.ts';
import { newPhone, openTestServer, PASSWORD, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const add = async ({ worker, invitation }: TestCase) =>
  (await worker.ok(ADD_CHILD, { params: { id: invitation.id } })).client;

/** Sends the case's form for a child without a sign-in. @returns the code that the child gets */
async function sendAs(of: TestCase, client: string): Promise<string> {
  const sitting = await sitDown(server, of, client);
  await answerIn(sitting);
  const { ownCode } = await sitting.device.ok(SEND_SITTING);
  if (ownCode === undefined) throw new Error('the child got no code');
  return ownCode;
}

const claim = (ownCode: string, username = newPhone()) =>
  server.browser().call(CREATE_ACCOUNT, { body: { username, password: PASSWORD, ownCode } });

describe('a child without a phone or an address', () => {
  it('takes part, and is like any other child to the unit', async () => {
    const of = await openCase(server);
    const client = await add(of);
    await sendAs(of, client);
    const clients = await of.worker.ok(LIST_INVITATION_CLIENTS, { params: { id: of.invitation.id } });
    expect(clients).toMatchObject([{ client, sent: [{ id: of.asked.formId }] }]);
  });

  it('makes the account its own with a code and an address, and keeps what it told', async () => {
    const of = await openCase(server);
    const code = await sendAs(of, await add(of));
    const username = newPhone();
    const child = server.browser();
    const grouped = code.match(/.{4}/g)?.join('-') ?? '';
    await child.ok(CREATE_ACCOUNT, { body: { username, password: PASSWORD, ownCode: grouped } });
    expect(await child.ok(READ_ASKED_ANSWERS, { params: of.asked })).toMatchObject({
      answers: { mood: [{ answer: 'good' }] },
      together: true,
    });
    expect(await child.ok(READ_INVITATIONS)).toMatchObject({ accepted: [{ id: of.invitation.id }] });
    const later = server.browser();
    await later.ok(SIGN_IN, { body: { username, password: PASSWORD } });
    expect((await claim(code)).body).toMatchObject({ code: 'code-not-found' });
  });

  it('gets a new code in each sitting; an earlier one no longer counts', async () => {
    const of = await openCase(server);
    const client = await add(of);
    const first = await sendAs(of, client);
    const more = await openCase(server);
    expect(await claim(first.split('').reverse().join(''))).toMatchObject({ status: 404 });
    expect((await claim(await sendAs(more, await add(more)))).status).toBe(200);
    server.clock.advance({ days: 91 });
    expect(await claim(first)).toMatchObject({ status: 404, body: { code: 'code-not-found' } });
    await server.renew(of.worker);
  });

  it('keeps its code when the account could not be made: the address is taken', async () => {
    const of = await openCase(server);
    const code = await sendAs(of, await add(of));
    const taken = await server.signUp();
    expect(await claim(code, taken.username)).toMatchObject({ status: 409 });
    expect((await claim(code)).status).toBe(200);
  });

  it('is renewed with the secrets, and its code still counts', async () => {
    const of = await openCase(server);
    const code = await sendAs(of, await add(of));
    await renewStored(server.app.services);
    expect((await claim(code)).status).toBe(200);
  });

  it('cannot be added by a unit that is not the invitation’s, nor beyond its places', async () => {
    const of = await openCase(server, { maxClients: 1 });
    const params = { id: of.invitation.id };
    const stranger = await server.staff({ organisation: 'En annan', unit: 'Norr' });
    expect((await stranger.call(ADD_CHILD, { params })).status).toBe(404);
    await add(of);
    expect(await of.worker.call(ADD_CHILD, { params })).toMatchObject({
      status: 409,
      body: { code: 'invitation-full' },
    });
  });
});

it('a child with its own sign-in gets no code', async () => {
  const of = await openCase(server);
  await of.join();
  const [child] = await of.worker.ok(LIST_INVITATION_CLIENTS, { params: { id: of.invitation.id } });
  const sitting = await sitDown(server, of, child?.client ?? '');
  await answerIn(sitting);
  expect(await sitting.device.ok(SEND_SITTING)).toEqual({});
});
