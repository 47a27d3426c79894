import { dayOf, present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CHANGE_INVITATION,
  CREATE_INVITATION,
  GIVE_REASON,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_INVITATIONS,
  READ_NEWS,
  READ_STAFF_ANSWERS,
  REQUEST_FORMS,
  SAVE_ASKED_ANSWERS,
  SET_AVATAR,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toTheDay } from '../../to-the-day.ts';
import { invite, openCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { clientsOf, giveReason, individualOf, openSentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

const SCHOOL = [{ id: 'school', version: 1, order: 0 }];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('invitations', () => {
  it('are made with a code and a link, and listed for their unit', async () => {
    const worker = await server.staff({ organisation: 'Lista', unit: 'Norr' });
    const invitation = await invite(worker, SCHOOL, { unit: 'Norr', maxClients: 7 });
    expect(invitation).toMatchObject({
      owner: 'Lista',
      unit: 'Norr',
      maxClients: 7,
      accepted: 0,
      status: { status: 'active' },
    });
    expect(invitation.link).toBe(`http://localhost:4200/connect/${invitation.code}`);
    expect(invitation.requests).toEqual([
      { id: expect.any(String), created: invitation.created, forms: SCHOOL, sentBy: 'Kim Andersson' },
    ]);
    expect((await worker.call(LIST_STAFF_INVITATIONS)).body).toEqual([invitation]);
  });

  it.each<[string, object, string]>([
    ['an unknown unit', { unit: 'Ingen' }, 'unit'],
    ['an unknown form', { forms: [{ id: 'nothing', version: 1, order: 0 }] }, 'forms.0'],
    ['the form about the story', { forms: [{ id: 'beb', version: 2, order: 0 }] }, 'forms.0'],
    ['no forms', { forms: [] }, 'forms'],
    ['the same form twice', { forms: [...SCHOOL, ...SCHOOL] }, 'forms'],
    ['nobody invited', { maxClients: 0 }, 'maxClients'],
    ['an address that is none', { recipients: ['0701234567', 'hej'] }, 'recipients.1'],
  ])('are refused with %s', async (_what, change, path) => {
    const worker = await server.staff({ organisation: 'Fel', unit: 'Norr' });
    const reply = await worker.call(CREATE_INVITATION, {
      body: {
        unit: 'Norr',
        maxClients: 5,
        forms: SCHOOL,
        ...change,
      },
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } });
    expect((await worker.call(LIST_STAFF_INVITATIONS)).body).toEqual([]);
  });

  it('are paused, closed and opened again, and take new requests while they are open', async () => {
    const testCase = await openCase(server, { organisation: 'Status', unit: 'Norr' });
    const { worker, invitation } = testCase;
    const child = await testCase.join();
    const status = async (wanted: string) =>
      await worker.ok(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: wanted } });
    expect((await status('paused')).status).toEqual({ status: 'paused' });
    expect(
      await worker.call(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms: SCHOOL } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'invitation-paused' },
    });
    expect((await status('active')).requests).toHaveLength(1);
    server.clock.advance({ minutes: 1 });
    const asked = await worker.ok(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms: SCHOOL } });
    expect(asked.requests.map(({ forms }) => forms[0]?.id)).toEqual([testCase.form.metadata.id, 'school']);
    await status('paused');
    expect((await child.call(READ_INVITATIONS)).body).toMatchObject({
      accepted: [
        {
          status: { status: 'paused' },
          requestId: present(asked.requests[1], 'asked.requests[1]').id,
          forms: SCHOOL,
        },
      ],
    });
    expect((await status('closed')).status).toEqual({ status: 'closed' });
    expect(
      await worker.call(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms: SCHOOL } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'invitation-closed' },
    });
    expect(
      (await worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'gone' } }))
        .status,
    ).toBe(400);
  });

  it('of another unit or organisation look like none; an admin sees all of the organisation', async () => {
    const { invitation, client, form } = await openSentCase(server, 'Gränser');
    const south = await server.staff({ organisation: 'Gränser', unit: 'Söder' });
    const stranger = await server.staff({ organisation: 'Annan', unit: 'Norr', role: 'admin' });
    const admin = await server.staff({ organisation: 'Gränser', unit: 'Ledning', role: 'admin' });
    for (const member of [south, stranger]) {
      const absent = await member.call(LIST_INVITATION_CLIENTS, { params: { id: 'nothing' } });
      expect((await member.call(LIST_STAFF_INVITATIONS)).body).toEqual([]);
      for (const reply of [
        await member.call(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } }),
        await member.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'closed' } }),
        await member.call(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms: SCHOOL } }),
        await member.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason: 'Nyfiken' } }),
      ]) {
        expect(reply).toMatchObject({ status: 404, body: absent.body });
      }
    }
    expect((await admin.ok(LIST_STAFF_INVITATIONS)).map(({ id }) => id)).toEqual([invitation.id]);
    expect((await admin.call(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } })).body).toMatchObject(
      [{ client }],
    );
    // An admin who does not work in the unit sees that there are answers but cannot open them.
    expect(
      (await admin.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason: 'Nyfiken' } }))
        .status,
    ).toBe(403);
    const query = new URLSearchParams({ format: 'answers', invitation: invitation.id, client });
    expect(
      (
        await admin.call(READ_STAFF_ANSWERS, {
          params: { formId: form.metadata.id, formVersion: 1 },
          querystring: query,
        })
      ).status,
    ).toBe(403);
    expect((await (await server.signUp()).call(LIST_STAFF_INVITATIONS)).status).toBe(401);
  });
});

describe('children', () => {
  it('are pseudonyms that differ per invitation, without anything that was not sent', async () => {
    const testCase = await openCase(server, { organisation: 'Barn', unit: 'Norr' });
    const child = await testCase.join();
    const second = await invite(testCase.worker, SCHOOL, { unit: 'Norr' });
    await child.call(ACCEPT_INVITATION, { body: { code: second.code } });
    await child.call(SET_AVATAR, { body: { avatar: 'child-09' } });
    await child.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: said({ mood: 'good' }) });
    const [first] = await clientsOf(testCase);
    const [other] = await testCase.worker.ok(LIST_INVITATION_CLIENTS, { params: { id: second.id } });
    expect(first).toEqual({
      client: expect.any(String),
      part: 'responsible',
      responsible: 'Kim Andersson',
      accepted: toTheDay(server.clock.now()).toISOString(),
      sent: [],
    });
    expect(present(first, 'first').client).not.toBe(present(other, 'other').client);
    expect([present(first, 'first').client, present(other, 'other').client]).not.toContain(child.id);
  });

  it('show what was sent and whether somebody has read it', async () => {
    const testCase = await openSentCase(server, 'Läst');
    const { worker, client, form, invitation } = testCase;
    const sent = {
      id: form.metadata.id,
      version: 1,
      request: present(invitation.requests[0], 'invitation.requests[0]').id,
      at: toTheDay(server.clock.now()).toISOString(),
    };
    expect((await clientsOf(testCase))[0]?.sent).toEqual([{ ...sent, opened: false, readers: [] }]);
    await giveReason(testCase, worker, client);
    await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, client));
    expect((await clientsOf(testCase))[0]?.sent).toEqual([
      { ...sent, opened: true, readers: [{ name: 'Kim Andersson', day: dayOf(server.clock.now()) }] },
    ]);
  });

  it('stay new for the responsible worker when a substitute has opened them, who is named', async () => {
    const testCase = await openSentCase(server, 'Vikarien');
    const { worker, client, invitation, form } = testCase;
    const substitute = await server.staff({ organisation: 'Vikarien', unit: 'Norr' });
    const admin = await server.staff({ organisation: 'Vikarien', unit: 'Ledning', role: 'admin' });
    const unread = async (member: TestMember) => ({
      news: (await member.ok(READ_NEWS)).unopened,
      list: (await member.ok(LIST_STAFF_CHILDREN, { querystring: { state: 'unread' } })).clients.length,
    });
    await giveReason(testCase, substitute, client);
    await substitute.call(READ_STAFF_ANSWERS, individualOf(testCase, client));
    await substitute.call(READ_STAFF_ANSWERS, individualOf(testCase, client));
    expect(await unread(worker)).toEqual({ news: 1, list: 1 });
    expect(await unread(substitute)).toEqual({ news: 0, list: 0 });
    // An admin who may not open them sees that somebody has read them, but not who.
    expect(await unread(admin)).toEqual({ news: 0, list: 0 });
    const readers = [{ name: 'Kim Andersson', day: dayOf(server.clock.now()) }];
    expect((await clientsOf(testCase))[0]?.sent).toMatchObject([{ opened: false, readers }]);
    const seen = await admin.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
    expect(seen[0]?.sent).toMatchObject([{ id: form.metadata.id, opened: true, readers: [] }]);
  });
});
