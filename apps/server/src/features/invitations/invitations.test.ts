import { dayOf, present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CHANGE_INVITATION,
  CHANGE_ORGANISATION,
  CHANGE_USERNAME,
  CONFIRM_PASSWORD,
  DECLINE_INVITATION,
  GIVE_REASON,
  LEAVE_INVITATION,
  LIST_INVITATION_CLIENTS,
  LIST_READINGS,
  READ_INVITATIONS,
  READ_SESSION,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toTheDay } from '../../to-the-day.ts';
import { invitationsOf, invite, openCase } from '../../testing/case.ts';
import { clientsOf } from '../../testing/sent-case.ts';
import { said } from '../../testing/forms.ts';
import { verify } from '../../testing/sent.ts';
import { newPhone, openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const accept = (child: TestChild, code: string) => child.call(ACCEPT_INVITATION, { body: { code } });

describe('by code', () => {
  it('an invitation is seen, accepted once however often, and listed with its request', async () => {
    const testCase = await openCase(server, { organisation: 'Ankeborg', unit: 'Norr' });
    const { invitation, form } = testCase;
    const child = await server.signUp();
    const seen = await child.call(READ_INVITATIONS, { querystring: { code: invitation.code } });
    const { id, code, created } = invitation;
    const expected = {
      id,
      code,
      created,
      owner: 'Ankeborg',
      unit: 'Norr',
      status: { status: 'active' },
      forOneChild: false,
    };
    expect(seen).toMatchObject({ status: 200, body: expected });
    expect((await accept(child, code)).status).toBe(204);
    expect((await accept(child, code)).status).toBe(204);
    const ref = { id: form.metadata.id, version: 1, order: 0 };
    const requestId = present(invitation.requests[0], 'invitation.requests[0]').id;
    const request = { id: requestId, created, done: null, forms: [{ form: ref, done: null }] };
    // The same code as staff see.
    const [client] = await clientsOf(testCase);
    const { formNames, ...listed } = await invitationsOf(child);
    expect(formNames).toEqual([
      { id: form.metadata.id, version: 1, nameForChild: form.metadata.nameForChild },
    ]);
    expect(listed).toEqual({
      pending: [],
      accepted: [
        {
          ...expected,
          requestId,
          ownCode: present(client, 'client').client,
          showsFigure: false,
          forms: [ref],
          requests: [request],
        },
      ],
    });
    expect((await child.call(READ_SESSION)).body).toMatchObject({ invitations: listed });
  });

  it('404 for an unknown code, 410 for a closed one, 409 for a full one', async () => {
    const child = await server.signUp();
    expect(await accept(child, 'ZZZZZZ')).toMatchObject({ status: 404, body: { code: 'code-not-found' } });
    expect((await child.call(READ_INVITATIONS, { querystring: { code: 'ZZZZZZ' } })).body).toMatchObject({
      code: 'code-not-found',
    });
    const closed = await openCase(server, { organisation: 'Closed' });
    await closed.worker.call(CHANGE_INVITATION, {
      params: { id: closed.invitation.id },
      body: { status: 'closed' },
    });
    const gone = { status: 410, body: { code: 'invitation-closed' } };
    expect(await accept(child, closed.invitation.code)).toMatchObject(gone);
    expect(
      await child.call(READ_INVITATIONS, { querystring: { code: closed.invitation.code } }),
    ).toMatchObject(gone);
    const full = await openCase(server, { organisation: 'Full', maxClients: 1 });
    await full.join();
    expect(await accept(child, full.invitation.code)).toMatchObject({
      status: 409,
      body: { code: 'invitation-full' },
    });
    expect(await invitationsOf(child)).toEqual({ pending: [], accepted: [] });
  });

  it.each(['ABCDE', 'ABCDE0', 'Å', '; drop table'])('404 for "%s", which is no code', async (code) => {
    const child = await server.signUp();
    const notFound = { status: 404, body: { code: 'code-not-found' } };
    expect(await accept(child, code)).toMatchObject(notFound);
    expect(await child.call(READ_INVITATIONS, { querystring: { code } })).toMatchObject(notFound);
  });

  it('may be typed with a hyphen and in small letters, and not be empty', async () => {
    const { invitation } = await openCase(server, { organisation: 'Typed' });
    const child = await server.signUp();
    const typed = `${invitation.code.slice(0, 3)}-${invitation.code.slice(3)}`.toLowerCase();
    expect((await accept(child, typed)).status).toBe(204);
    expect((await accept(child, '')).status).toBe(400);
  });

  it('the last place goes to one of many who take it at once', async () => {
    const { invitation } = await openCase(server, { organisation: 'Race', maxClients: 2 });
    const children = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
    const replies = await Promise.all(children.map((child) => accept(child, invitation.code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409, 409, 409]);
  });

  it('no more than ten wrong ones slip through at once, and right ones cost none', async () => {
    const { invitation } = await openCase(server, { organisation: 'At once' });
    const child = await server.signUp();
    const ask = (code: string) => child.call(READ_INVITATIONS, { querystring: { code } });
    for (let n = 0; n < 12; n += 1) expect((await ask(invitation.code)).status).toBe(200);
    const replies = await Promise.all(Array.from({ length: 30 }, () => ask('ZZZZZZ')));
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('after ten wrong ones in an hour no more are tried, for this child only', async () => {
    const [child, other] = [await server.signUp(), await server.signUp()];
    const { invitation } = await openCase(server, { organisation: 'Guess' });
    for (let n = 0; n < 10; n += 1) expect((await accept(child, 'ZZZZZZ')).status).toBe(404);
    const refused = await accept(child, invitation.code);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await accept(other, invitation.code)).status).toBe(204);
    server.clock.advance({ hours: 1, seconds: 1 });
    expect((await accept(child, invitation.code)).status).toBe(204);
  });
});

describe('by address', () => {
  const ref = [{ id: 'school', version: 1, order: 0 }];

  it('waits for an account that exists, and for one that is made later', async () => {
    const worker = await server.staff({ organisation: 'Address' });
    const [known, later] = [await server.signUp(), newPhone()];
    const invitation = await invite(worker, ref, { recipients: [known.username, later] });
    const newcomer = await server.signUp(later);
    for (const child of [known, newcomer]) {
      await verify(server, child);
      expect((await invitationsOf(child)).pending.map(({ id }) => id)).toEqual([invitation.id]);
    }
    const byId = { invitation: invitation.id, username: '' };
    expect((await known.call(ACCEPT_INVITATION, { body: byId })).status).toBe(204);
    expect(await invitationsOf(known)).toMatchObject({ pending: [], accepted: [{ id: invitation.id }] });
    const stranger = await server.signUp();
    expect(await stranger.call(ACCEPT_INVITATION, { body: byId })).toMatchObject({
      status: 404,
      body: { code: 'code-not-found' },
    });
    expect((await newcomer.call(DECLINE_INVITATION, { params: { id: invitation.id } })).status).toBe(204);
    expect((await newcomer.call(DECLINE_INVITATION, { params: { id: invitation.id } })).status).toBe(204);
    expect((await invitationsOf(newcomer)).pending).toEqual([]);
  });

  it('does not show an invitation to whoever took the number first, only to who proves it', async () => {
    const worker = await server.staff({ organisation: 'Verified' });
    const number = newPhone();
    const before = await invite(worker, ref, { recipients: [number] });
    const [parent, moved] = [await server.signUp(number), await server.signUp()];
    const after = await invite(worker, ref, { recipients: [number] });
    expect((await invitationsOf(parent)).pending).toEqual([]);
    const byId = { invitation: before.id, username: '' };
    expect((await parent.call(ACCEPT_INVITATION, { body: byId })).status).toBe(404);
    expect((await parent.call(DECLINE_INVITATION, { params: { id: before.id } })).status).toBe(204);

    await parent.call(CHANGE_USERNAME, { body: { username: newPhone() } });
    server.clock.advance({ days: 8 });
    await moved.call(CONFIRM_PASSWORD, { body: { password: moved.password } });
    await moved.call(CHANGE_USERNAME, { body: { username: number } });
    expect((await invitationsOf(moved)).pending).toEqual([]);
    await verify(server, Object.assign(moved, { username: number }));
    expect((await invitationsOf(moved)).pending.map(({ id }) => id).sort()).toEqual(
      [before.id, after.id].sort(),
    );
  });

  it('goes by its link until the address is verified, and is then not asked again', async () => {
    const { worker, join } = await openCase(server, { organisation: 'Link first' });
    const child = await join();
    const other = await invite(worker, ref, { recipients: [child.username] });
    expect((await accept(child, other.code)).status).toBe(204);
    await verify(server, child);
    expect((await invitationsOf(child)).pending).toEqual([]);
  });

  it('no longer appears by itself after the name is changed, until the new one is verified', async () => {
    const worker = await server.staff({ organisation: 'Renamed' });
    const child = await server.signUp();
    await verify(server, child);
    const username = newPhone();
    await child.call(CHANGE_USERNAME, { body: { username } });
    await invite(worker, ref, { recipients: [username] });
    expect((await invitationsOf(child)).pending).toEqual([]);
    expect((await child.call(READ_SESSION)).body).toMatchObject({ verified: false });
  });

  it('keeps no address, and its reply is the same whether somebody has it', async () => {
    const worker = await server.staff({ organisation: 'Silent' });
    const [known, unknown] = [await server.signUp(), newPhone()];
    const shape = async (recipient: string) =>
      Object.keys(await invite(worker, ref, { recipients: [recipient] })).sort();
    expect(await shape(known.username)).toEqual(await shape(unknown));
    const digits = unknown.slice(1);
    const rows = await server.db.selectFrom('outbox').select('sealed').execute();
    expect(rows.some(({ sealed }) => sealed.includes(digits))).toBe(false);
    expect(server.logs.some((line) => line.includes(digits))).toBe(false);
  });
});

describe('leaving', () => {
  it('takes the invitation off the list; coming back is the same child and takes no new place', async () => {
    const { invitation, worker, join } = await openCase(server, { organisation: 'Leave', maxClients: 1 });
    const child = await join();
    expect(
      (await (await server.signUp()).call(LEAVE_INVITATION, { params: { id: invitation.id } })).status,
    ).toBe(404);
    expect((await child.call(LEAVE_INVITATION, { params: { id: invitation.id } })).status).toBe(204);
    expect((await child.call(LEAVE_INVITATION, { params: { id: invitation.id } })).status).toBe(204);
    expect((await invitationsOf(child)).accepted).toEqual([]);
    const clients = async () => await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
    const [left] = await clients();
    expect(left?.left).toBe(toTheDay(server.clock.now()).toISOString());
    expect((await accept(child, invitation.code)).status).toBe(204);
    const [back] = await clients();
    expect(back).toMatchObject({ client: present(left, 'left').client });
    expect(back).not.toHaveProperty('left');
  });
});

describe(LIST_READINGS, () => {
  it('tells the child who has read, by name only where the organisation shows names', async () => {
    const organisation = 'Readers';
    const { invitation, worker, join, asked, form } = await openCase(server, { organisation, unit: 'Norr' });
    const child = await join();
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
    await child.call(SEND_ANSWERS, { params: asked });
    const readings = async () => await child.ok(LIST_READINGS);
    expect(await readings()).toEqual([]);
    const [client] = await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
    await worker.call(GIVE_REASON, {
      body: {
        invitation: invitation.id,
        client: present(client, 'client').client,
        reason: 'Möte',
      },
    });
    const query = new URLSearchParams({
      format: 'answers',
      invitation: invitation.id,
      client: present(client, 'client').client,
    });
    await worker.call(READ_STAFF_ANSWERS, {
      params: { formId: form.metadata.id, formVersion: 1 },
      querystring: query,
    });
    const reading = {
      invitation: invitation.id,
      request: present(invitation.requests[0], 'invitation.requests[0]').id,
      form: { id: form.metadata.id, version: 1 },
      day: dayOf(server.clock.now()),
      role: 'worker',
      unit: 'Norr',
    };
    expect(await readings()).toEqual([reading]);
    const admin = await server.staff({ organisation, role: 'admin' });
    await admin.call(CHANGE_ORGANISATION, { body: { showNames: true } });
    expect(await readings()).toEqual([{ ...reading, name: 'Kim Andersson' }]);
    expect((await (await server.signUp()).call(LIST_READINGS)).body).toEqual([]);
  });
});
