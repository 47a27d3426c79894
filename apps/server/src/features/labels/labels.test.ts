import { present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CHANGE_INVITATION,
  CREATE_INVITATION,
  DELETE_ACCOUNT,
  EXPORT_AUDIT,
  EXPORT_STAFF_ANSWERS,
  LEAVE_INVITATION,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_AUDIT,
  READ_NEWS,
  READ_STAFF_ANSWERS,
  SEARCH_STAFF_CHILDREN,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invite, openCase, type TestCase } from '../../testing/case.ts';
import { LABEL, setLabel } from '../../testing/labels.ts';
import { clientsOf, giveReason, individualOf, openSentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const invitationsOf = async (member: TestMember) => await member.ok(LIST_STAFF_INVITATIONS);
const search = async (member: TestMember, text: string) =>
  (await member.ok(SEARCH_STAFF_CHILDREN, { body: { search: text } })).clients.map(({ client }) => client);

/** Opens a case in which one child has accepted and has a label. */
async function openLabelled(organisation: string): Promise<TestCase & { client: string }> {
  const testCase = await openCase(server, { organisation, unit: 'Norr' });
  await testCase.join();
  const [child] = await clientsOf(testCase);
  const { client } = present(child, 'child');
  const reply = await setLabel(testCase.worker, { label: LABEL }, testCase.invitation.id, client);
  expect(reply.status).toBe(204);
  return { ...testCase, client };
}

/** Every byte that is stored under invitations and their children, as text and as hexadecimal text. */
async function stored(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(one)::text as text from acceptances one
    union all select row_to_json(two)::text from invitations two`.execute(server.db);
  return rows.map(({ text }) => text).join('\n');
}

describe('a label of a child', () => {
  it('is read by everybody who may open the child, and changed and removed', async () => {
    const testCase = await openLabelled('Läser');
    const { worker, invitation, client } = testCase;
    const colleague = await server.staff({ organisation: 'Läser', unit: 'Norr' });
    expect(await clientsOf(testCase)).toMatchObject([{ client, label: LABEL }]);
    expect((await colleague.call(LIST_STAFF_CHILDREN)).body).toMatchObject({
      clients: [{ client, label: LABEL }],
    });
    await setLabel(colleague, { label: '  Blå fjäril ' }, invitation.id, client);
    expect(await clientsOf(testCase)).toMatchObject([{ label: 'Blå fjäril' }]);
    await setLabel(worker, { label: null }, invitation.id, client);
    expect((await clientsOf(testCase))[0]).not.toHaveProperty('label');
    await setLabel(worker, { label: 'A-17' }, invitation.id, client);
    expect(await clientsOf(testCase)).toMatchObject([{ label: 'A-17' }]);
  });

  it('is not shown to an admin of no unit, who can’t set it or find it either', async () => {
    const { invitation, client } = await openLabelled('Ledning');
    const admin = await server.staff({ organisation: 'Ledning', unit: 'Söder', role: 'admin' });
    const { clients } = await admin.ok(LIST_STAFF_CHILDREN);
    expect(clients).toMatchObject([{ client }]);
    expect(clients[0]).not.toHaveProperty('label');
    expect(await search(admin, 'SN 2026')).toEqual([]);
    expect(await search(admin, client)).toEqual([client]);
    expect(await setLabel(admin, { label: 'X' }, invitation.id, client)).toMatchObject({ status: 403 });
    expect(await setLabel(admin, { label: 'X' }, invitation.id)).toMatchObject({ status: 403 });
  });

  it('of another unit or organisation looks like none', async () => {
    const { invitation, client } = await openLabelled('Andra');
    const others = [
      await server.staff({ organisation: 'Andra', unit: 'Söder' }),
      await server.staff({ organisation: 'Främmande', unit: 'Norr', role: 'admin' }),
    ];
    for (const other of others) {
      expect(await search(other, LABEL)).toEqual([]);
      expect((await setLabel(other, { label: 'X' }, invitation.id, client)).status).toBe(404);
      expect((await setLabel(other, { label: 'X' }, invitation.id)).status).toBe(404);
    }
  });

  it('is found by any part, whatever the case, spaces and signs; codes are found as before', async () => {
    const testCase = await openLabelled('Letar');
    const { worker, invitation, client } = testCase;
    await testCase.join();
    for (const text of ['sn2026', '0412', 'SN 2026/0412-3', '2026 0412'])
      expect(await search(worker, text), text).toEqual([client]);
    expect(await search(worker, 'SN2027')).toEqual([]);
    expect(await search(worker, ' /-')).toEqual([]);
    expect(await search(worker, invitation.code)).toHaveLength(2);
  });

  it.each([
    ['120403-2384', 'label-personal-number'],
    ['mamma 073-123 45 67', 'label-phone'],
    ['kalle@example.com', 'label-email'],
  ])('is refused with its reason, and nothing changes: %s', async (label, code) => {
    const testCase = await openLabelled(`Nekas ${code}`);
    const { worker, invitation, client, form } = testCase;
    for (const one of [client, undefined])
      expect(await setLabel(worker, { label }, invitation.id, one)).toMatchObject({
        status: 400,
        body: { code },
      });
    const forms = [{ id: form.metadata.id, version: 1, order: 0 }];
    const made = await worker.call(CREATE_INVITATION, {
      body: { unit: 'Norr', maxClients: 1, forms, label },
    });
    expect(made).toMatchObject({ status: 400, body: { code } });
    expect(await clientsOf(testCase)).toMatchObject([{ label: LABEL }]);
    expect(await invitationsOf(worker)).toHaveLength(1);
  });

  it('is at most forty characters and never empty', async () => {
    const { worker, invitation, client } = await openLabelled('Längd');
    for (const label of ['x'.repeat(41), '', '   ', 7])
      expect((await setLabel(worker, { label }, invitation.id, client)).status).toBe(400);
    expect((await setLabel(worker, { label: 'x'.repeat(40) }, invitation.id, client)).status).toBe(204);
  });

  it('stays when the child leaves or the invitation is closed, and goes with the child', async () => {
    const { worker, invitation } = await openCase(server, { organisation: 'Borta', unit: 'Norr' });
    const child = await server.signUp();
    await child.call(ACCEPT_INVITATION, { body: { code: invitation.code } });
    const seen = async () => await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
    const { client } = present((await seen())[0], '(await seen())[0]');
    await setLabel(worker, { label: LABEL }, invitation.id, client);
    await child.call(LEAVE_INVITATION, { params: { id: invitation.id } });
    await worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'closed' } });
    expect(await seen()).toMatchObject([{ label: LABEL }]);
    expect((await setLabel(worker, { label: 'A-18' }, invitation.id, client)).status).toBe(204);
    expect(
      (await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '0' } }))
        .status,
    ).toBe(204);
    expect(await seen()).toEqual([]);
    expect(await search(worker, 'A-18')).toEqual([]);
    expect((await setLabel(worker, { label: 'X' }, invitation.id, client)).status).toBe(404);
  });

  it('cannot be put back after it was changed or removed, by somebody who writes the database', async () => {
    const { worker, invitation, client } = await openLabelled('Tillbaka');
    const row = server.db.selectFrom('acceptances').select('label_sealed').where('pseudonym', '=', client);
    const { label_sealed: earlier } = await row.executeTakeFirstOrThrow();
    for (const label of ['A-18', null]) {
      await setLabel(worker, { label }, invitation.id, client);
      const { label_sealed: now } = await row.executeTakeFirstOrThrow();
      const put = (label_sealed: Buffer | null) =>
        server.db.updateTable('acceptances').set({ label_sealed }).where('pseudonym', '=', client).execute();
      await put(earlier);
      expect((await worker.call(LIST_STAFF_CHILDREN)).status, String(label)).toBe(500);
      await put(now);
    }
  });

  it('is in no row in plain text, in no log line, no news, no table of answers and no entry of the log', async () => {
    const testCase = await openSentCase(server, 'Tyst');
    const { worker, invitation, client, form } = testCase;
    await setLabel(worker, { label: 'Kanariefjäril' }, invitation.id, client);
    await setLabel(worker, { label: 'Kanariegrupp' }, invitation.id);
    await giveReason(testCase, worker, client);
    const admin = await server.staff({ organisation: 'Tyst', unit: 'Norr', role: 'admin' });
    const said = [
      await stored(),
      server.logs.join(''),
      ...[
        await worker.call(READ_NEWS),
        await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, client)),
        await worker.call(EXPORT_STAFF_ANSWERS, individualOf(testCase, client)),
        await worker.call(READ_STAFF_ANSWERS, {
          params: { formId: form.metadata.id, formVersion: 1 },
          querystring: { format: 'stats', invitation: invitation.id },
        }),
        await admin.call(READ_AUDIT),
        await admin.call(EXPORT_AUDIT),
      ].map(({ status, body, headers }) => {
        expect(status).toBe(200);
        return JSON.stringify([body, headers]);
      }),
    ].join('\n');
    const hex = Buffer.from('Kanarie').toString('hex');
    expect(said).not.toContain('Kanarie');
    expect(said).not.toContain(hex);
  });
});

describe('a label of an invitation', () => {
  const forms = [{ id: 'school', version: 1, order: 0 }];

  it('for one child is handed on to that child, and stays nowhere else', async () => {
    const worker = await server.staff({ organisation: 'En', unit: 'Norr' });
    const one = await invite(worker, forms, { unit: 'Norr', maxClients: 1, label: LABEL });
    expect(one.label).toBe(LABEL);
    const child = await server.signUp();
    await child.call(ACCEPT_INVITATION, { body: { code: one.code } });
    const { body } = await worker.call(LIST_INVITATION_CLIENTS, { params: { id: one.id } });
    expect(body).toMatchObject([{ label: LABEL }]);
    expect((await invitationsOf(worker))[0]).not.toHaveProperty('label');
    expect(await setLabel(worker, { label: 'X' }, one.id)).toMatchObject({ status: 409 });
    await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '0' } });
    expect(await stored()).toContain(`"${one.id}"`);
    expect((await invitationsOf(worker))[0]).not.toHaveProperty('label');
  });

  it('for many stays its own, and only those who may open its children see it', async () => {
    const worker = await server.staff({ organisation: 'Många', unit: 'Norr' });
    const many = await invite(worker, forms, { unit: 'Norr', maxClients: 9, label: 'Klass 5' });
    const child = await server.signUp();
    await child.call(ACCEPT_INVITATION, { body: { code: many.code } });
    const [client] = await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: many.id } });
    expect(client).not.toHaveProperty('label');
    expect((await setLabel(worker, { label: 'Klass 6' }, many.id)).status).toBe(204);
    expect(await invitationsOf(worker)).toMatchObject([{ label: 'Klass 6' }]);
    const admin = await server.staff({ organisation: 'Många', unit: 'Söder', role: 'admin' });
    expect((await invitationsOf(admin))[0]).not.toHaveProperty('label');
    const body = { unit: 'Norr', maxClients: 1, forms, label: 'X' };
    expect((await admin.call(CREATE_INVITATION, { body })).status).toBe(403);
    await setLabel(worker, { label: null }, many.id);
    expect((await invitationsOf(worker))[0]).not.toHaveProperty('label');
  });
});
