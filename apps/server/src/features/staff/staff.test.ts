import type {
  AuditEntry,
  IndividualAnswers,
  Member,
  StaffClient,
  StaffInvitation,
  StaffNews,
} from '@lykta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invite, openCase, type TestCase } from '../../testing/case.ts';
import { said, smallForm } from '../../testing/forms.ts';
import {
  openTestServer,
  type TestChild,
  type TestMember,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SCHOOL = [{ id: 'school', version: 1, order: 0 }];
const clientsOf = async ({ worker, invitation }: TestCase) =>
  (await worker.get(`/staff/invitations/${invitation.id}/clients`)).body as StaffClient[];
const answersPath = ({ form, invitation }: TestCase, client: string, more: Record<string, string> = {}) =>
  `/staff/answers/${form.metadata.id}/1?${new URLSearchParams({ format: 'answers', invitation: invitation.id, client, ...more })}`;
const giveReason = ({ invitation }: TestCase, member: TestMember, client: string) =>
  member.post('/staff/readings', { invitation: invitation.id, client, reason: 'Inför mötet' });
/** A case with one child who has sent, and that child's pseudonym. */
const sentCase = async (organisation: string) => {
  const testCase = await openCase(server, { organisation, unit: 'Norr' });
  const child = await testCase.join();
  const friend = (
    await child.post('/clients/profile/persons', {
      type: 'FRIEND',
      avatar: {
        type: 'BINARY',
        data: `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0]).toString('base64')}`,
      },
    })
  ).body as string;
  const home = (await child.post('/clients/profile/houses', { type: 'ROW_HOUSE', avatar: 'default' }))
    .body as string;
  await child.put(
    testCase.path,
    said({ mood: 'bad', why: 'home', who: ['these', friend], where: ['here', home] }),
  );
  await child.put(`${testCase.path}/save`);
  const [client] = await clientsOf(testCase);
  return { ...testCase, child, friend, client: client!.client };
};

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
      { id: expect.any(String), created: invitation.created, forms: SCHOOL },
    ]);
    expect((await worker.get('/staff/invitations')).body).toEqual([invitation]);
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
    const reply = await worker.post('/staff/invitations', {
      unit: 'Norr',
      maxClients: 5,
      forms: SCHOOL,
      ...change,
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } });
    expect((await worker.get('/staff/invitations')).body).toEqual([]);
  });

  it('are paused, closed and opened again, and take new requests until they are closed', async () => {
    const testCase = await openCase(server, { organisation: 'Status', unit: 'Norr' });
    const { worker, invitation } = testCase;
    const path = `/staff/invitations/${invitation.id}`;
    const child = await testCase.join();
    const status = async (wanted: string) =>
      (await worker.patch(path, { status: wanted })).body as StaffInvitation;
    expect((await status('paused')).status).toEqual({ status: 'paused' });
    server.clock.advance({ minutes: 1 });
    const asked = (await worker.post(`${path}/requests`, { forms: SCHOOL })).body as StaffInvitation;
    expect(asked.requests.map(({ forms }) => forms[0]?.id)).toEqual([testCase.form.metadata.id, 'school']);
    expect((await child.get('/clients/invitations')).body).toMatchObject({
      accepted: [{ status: { status: 'paused' }, requestId: asked.requests[1]!.id, forms: SCHOOL }],
    });
    expect((await status('closed')).status).toEqual({ status: 'closed' });
    expect(await worker.post(`${path}/requests`, { forms: SCHOOL })).toMatchObject({
      status: 409,
      body: { code: 'invitation-closed' },
    });
    expect((await worker.patch(path, { status: 'gone' })).status).toBe(400);
  });

  it('of another unit or organisation look like none; an admin sees all of the organisation', async () => {
    const { invitation, client, form } = await sentCase('Gränser');
    const south = await server.staff({ organisation: 'Gränser', unit: 'Söder' });
    const stranger = await server.staff({ organisation: 'Annan', unit: 'Norr', role: 'admin' });
    const admin = await server.staff({ organisation: 'Gränser', unit: 'Ledning', role: 'admin' });
    const path = `/staff/invitations/${invitation.id}`;
    for (const member of [south, stranger]) {
      const absent = await member.get('/staff/invitations/nothing/clients');
      expect((await member.get('/staff/invitations')).body).toEqual([]);
      for (const reply of [
        await member.get(`${path}/clients`),
        await member.patch(path, { status: 'closed' }),
        await member.post(`${path}/requests`, { forms: SCHOOL }),
        await member.post('/staff/readings', { invitation: invitation.id, client, reason: 'Nyfiken' }),
      ]) {
        expect(reply).toMatchObject({ status: 404, body: absent.body });
      }
    }
    expect(((await admin.get('/staff/invitations')).body as StaffInvitation[]).map(({ id }) => id)).toEqual([
      invitation.id,
    ]);
    expect((await admin.get(`${path}/clients`)).body).toMatchObject([{ client }]);
    // An admin who doesn't work in the unit sees that there are answers, but doesn't open them.
    expect(
      (await admin.post('/staff/readings', { invitation: invitation.id, client, reason: 'Nyfiken' })).status,
    ).toBe(403);
    const query = new URLSearchParams({ format: 'answers', invitation: invitation.id, client });
    expect((await admin.get(`/staff/answers/${form.metadata.id}/1?${query}`)).status).toBe(403);
    expect((await (await server.signUp()).get('/staff/invitations')).status).toBe(401);
  });
});

describe('children', () => {
  it('are pseudonyms that differ per invitation, without anything that was not sent', async () => {
    const testCase = await openCase(server, { organisation: 'Barn', unit: 'Norr' });
    const child = await testCase.join();
    const second = await invite(testCase.worker, SCHOOL, { unit: 'Norr' });
    await child.put('/clients/invitations/accepted', { code: second.code });
    await child.put('/clients/profile/avatar', { avatar: 'child-09' });
    await child.put(testCase.path, said({ mood: 'good' }));
    const [first] = await clientsOf(testCase);
    const [other] = (await testCase.worker.get(`/staff/invitations/${second.id}/clients`))
      .body as StaffClient[];
    expect(first).toEqual({
      client: expect.any(String),
      avatar: 'child-09',
      accepted: server.clock.now().toISOString(),
      sent: [],
    });
    expect(first!.client).not.toBe(other!.client);
    expect([first!.client, other!.client]).not.toContain(child.id);
  });

  it('show what was sent and whether somebody has read it', async () => {
    const testCase = await sentCase('Läst');
    const { worker, client, form, invitation } = testCase;
    const sent = {
      id: form.metadata.id,
      version: 1,
      request: invitation.requests[0]!.id,
      at: server.clock.now().toISOString(),
    };
    expect((await clientsOf(testCase))[0]?.sent).toEqual([{ ...sent, opened: false }]);
    await giveReason(testCase, worker, client);
    await worker.get(answersPath(testCase, client));
    expect((await clientsOf(testCase))[0]?.sent).toEqual([{ ...sent, opened: true }]);
  });
});

describe('one child’s answers', () => {
  it('are opened after a reason was given, and every reading is in the audit log', async () => {
    const testCase = await sentCase('Läsning');
    const { worker, client, form, invitation, child } = testCase;
    const admin = await server.staff({ organisation: 'Läsning', role: 'admin' });
    const audit = async () => (await admin.get('/staff/audit')).body as AuditEntry[];
    expect(await worker.get(answersPath(testCase, client))).toMatchObject({
      status: 403,
      body: { code: 'reason-needed' },
    });
    expect(await audit()).toEqual([]);
    expect((await giveReason(testCase, worker, client)).status).toBe(204);
    const reply = await worker.get(answersPath(testCase, client));
    expect(reply.body).toEqual({
      format: 'answers',
      form,
      data: {
        request: invitation.requests[0]!.id,
        sent: '2026-11-20',
        remarks: [],
        persons: [{ type: 'FRIEND', avatar: { type: 'ID', data: 'default' } }],
        houses: [{ type: 'ROW_HOUSE', avatar: 'default' }],
        questions: {
          mood: [{ answer: 'bad', date: '2026-11-20' }],
          why: [{ answer: 'home', date: '2026-11-20' }],
          who: [{ answer: 'these', data: [0], date: '2026-11-20' }],
          where: [{ answer: 'here', data: [0], date: '2026-11-20' }],
        },
      },
    });
    expect(JSON.stringify(reply.body)).not.toContain(child.id);
    await worker.get(answersPath(testCase, client, { request: invitation.requests[0]!.id }));
    const line = {
      at: server.clock.now().toISOString(),
      member: { id: worker.id, name: 'Kim Andersson' },
      invitation: invitation.id,
      client,
      form: { id: form.metadata.id, version: 1 },
      request: invitation.requests[0]!.id,
      reason: 'Inför mötet',
    };
    expect(await audit()).toEqual([line, line]);
    expect((await worker.get('/staff/audit')).status).toBe(403);
  });

  it('show somebody whom the child deleted as unknown, and what is not true any more', async () => {
    const testCase = await sentCase('Borttagen');
    const { worker, client, child, friend, path } = testCase;
    await giveReason(testCase, worker, client);
    await child.delete(`/clients/profile/persons/${friend}`);
    await child.put(`${path}/remarks`, { question: 'mood', remark: 'not-true-any-more' });
    const { data } = (await worker.get(answersPath(testCase, client))).body as IndividualAnswers;
    expect(data.persons).toEqual([{ type: 'UNKNOWN', avatar: { type: 'ID', data: 'default' } }]);
    expect(data.remarks).toEqual(['mood']);
  });

  it('400 without a child, 404 for what is not there', async () => {
    const testCase = await sentCase('Saknas');
    const { worker, client, form, invitation } = testCase;
    await giveReason(testCase, worker, client);
    const get = (query: Record<string, string>, id = form.metadata.id) =>
      worker.get(`/staff/answers/${id}/1?${new URLSearchParams(query)}`);
    const whole = { format: 'answers', invitation: invitation.id, client };
    expect((await get({ format: 'answers', invitation: invitation.id })).status).toBe(400);
    expect((await get({ format: 'answers', client })).status).toBe(400);
    expect((await get({ invitation: invitation.id, client })).status).toBe(400);
    expect((await get({ ...whole, unit: 'Norr' })).status).toBe(400);
    expect((await get({ ...whole, client: 'nobody' })).status).toBe(404);
    expect((await get({ ...whole, request: 'nothing' })).status).toBe(404);
    expect((await get(whole, 'nothing')).status).toBe(404);
    expect((await get(whole, 'school')).status).toBe(404);
  });

  it('as a table, with formulas made harmless and a line in the log', async () => {
    const form = smallForm('formler');
    form.questions.mood!.text = { sv: '=SUM(A1)' };
    form.questions.mood!.answers.good!.text = { sv: 'Bra, "mycket"' };
    const worker = await server.staff({ organisation: 'Tabell', unit: 'Norr' });
    await worker.post('/staff/forms', form);
    const invitation = await invite(worker, [{ id: 'formler', version: 1, order: 0 }], { unit: 'Norr' });
    const child = await server.signUp();
    await child.put('/clients/invitations/accepted', { code: invitation.code });
    const path = `/clients/answers/formler/1/${invitation.id}/${invitation.requests[0]!.id}`;
    await child.put(path, said({ mood: 'good' }));
    await child.put(`${path}/save`);
    const [{ client }] = (await worker.get(`/staff/invitations/${invitation.id}/clients`)).body as [
      StaffClient,
    ];
    await worker.post('/staff/readings', { invitation: invitation.id, client, reason: 'Utskrift' });
    const get = (format: string, more: Record<string, string>) =>
      worker.get(
        `/staff/answers/formler/1/export?${new URLSearchParams({ format, invitation: invitation.id, ...more })}`,
      );
    const answers = await get('answers', { client });
    expect(answers.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answers.headers['content-disposition']).toBe('attachment; filename="formler-1-answers.csv"');
    expect(answers.body).toBe(
      '\uFEFF"Fråga","Svar","Vilka","Datum","Barnet säger"\r\n"\'=SUM(A1)","Bra, ""mycket""","","2026-11-20",""\r\n',
    );
    const stats = await get('stats', {});
    expect(stats.body).toBe('\uFEFF"Fråga","Svar","Antal barn"\r\n"\'=SUM(A1)","Bra, ""mycket""","1"\r\n');
    const { n } = await server.db
      .selectFrom('audit')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('pseudonym', '=', client)
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });
});

describe('forms', () => {
  it('of the product and of the organisation are listed; a bad one is refused with everything that is wrong', async () => {
    const worker = await server.staff({ organisation: 'Formulär' });
    const broken = smallForm('trasig');
    broken.questions.mood!.answers.bad!.next = 'nowhere';
    broken.questions.where!.answers = {};
    const refused = await worker.post('/staff/forms', broken);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    const { errors } = refused.body as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['questions.mood', 'questions.where']),
    );
    expect((await worker.post('/staff/forms', smallForm('egen'))).body).toMatchObject({
      id: 'egen',
      version: 1,
    });
    expect((await worker.post('/staff/forms', smallForm('egen'))).status).toBe(409);
    expect((await worker.post('/staff/forms', smallForm('egen', 2))).status).toBe(200);
    expect((await worker.post('/staff/forms', smallForm('school', 9))).status).toBe(409);
    const list = (await worker.get('/staff/forms')).body as { id: string; version: number }[];
    expect(list.map(({ id }) => id).sort()).toEqual(
      ['base', 'egen', 'family', 'infor-motet', 'kasamstegen', 'leisure', 'myself', 'school'].sort(),
    );
    expect(list.find(({ id }) => id === 'egen')?.version).toBe(2);
    const other = await server.staff({ organisation: 'Annat formulär' });
    expect((await other.post('/staff/forms', smallForm('egen', 3))).status).toBe(409);
    expect(((await other.get('/staff/forms')).body as { id: string }[]).map(({ id }) => id)).not.toContain(
      'egen',
    );
  });
});

describe('news', () => {
  it('are what happened since the sign-in before this one', async () => {
    const testCase = await openCase(server, { organisation: 'Nytt', unit: 'Norr' });
    const { worker, path, invitation, form } = testCase;
    const news = async () => (await worker.get('/staff/news')).body as StaffNews;
    expect(await news()).toEqual({ since: null, accepted: [], sent: [], unopened: 0 });
    const send = async (child: TestChild) => {
      await child.put(path, said({ mood: 'good' }));
      await child.put(`${path}/save`);
    };
    await send(await testCase.join());
    server.clock.advance({ minutes: 10 });
    await server.db
      .updateTable('members')
      .set({ previous_signin: server.clock.now() })
      .where('id', '=', worker.id)
      .execute();
    server.clock.advance({ minutes: 10 });
    await send(await testCase.join());
    const [, client] = await clientsOf(testCase);
    const at = server.clock.now().toISOString();
    const request = invitation.requests[0]!.id;
    expect(await news()).toEqual({
      since: new Date(server.clock.now().getTime() - 600_000).toISOString(),
      accepted: [{ invitation: invitation.id, client: client!.client, at }],
      sent: [
        {
          invitation: invitation.id,
          client: client!.client,
          request,
          form: { id: form.metadata.id, version: 1 },
          at,
        },
      ],
      unopened: 2,
    });
    await giveReason(testCase, worker, client!.client);
    await worker.get(answersPath(testCase, client!.client));
    expect((await news()).unopened).toBe(1);
  });
});

describe('members', () => {
  it('are added with a link to set a password, changed and switched off by an admin only', async () => {
    const admin = await server.staff({ organisation: 'Personal', unit: 'Norr', role: 'admin' });
    const worker = await server.staff({ organisation: 'Personal', unit: 'Norr' });
    const body = {
      email: 'Ny@Kommun.example',
      name: 'Ny Person',
      role: 'worker',
      units: ['Norr', 'Helt ny'],
    };
    expect((await worker.post('/staff/members', body)).status).toBe(403);
    const added = await admin.post('/staff/members', body);
    expect(added.body).toMatchObject({
      email: 'ny@kommun.example',
      name: 'Ny Person',
      units: ['Helt ny', 'Norr'],
      active: true,
    });
    expect((await admin.post('/staff/members', body)).body).toMatchObject({ code: 'username-taken' });
    const outbox = await server.db.selectFrom('outbox').select('kind').execute();
    expect(outbox).toContainEqual({ kind: 'email' });
    const { id } = added.body as Member;
    const changed = await admin.patch(`/staff/members/${id}`, { units: ['Norr'], role: 'admin' });
    expect(changed.body).toMatchObject({ units: ['Norr'], role: 'admin', name: 'Ny Person' });
    expect((await admin.patch(`/staff/members/${worker.id}`, { active: false })).status).toBe(200);
    expect((await worker.get('/staff')).status).toBe(401);
    const stranger = await server.staff({ organisation: 'Främmande', role: 'admin' });
    expect((await stranger.patch(`/staff/members/${id}`, { name: 'X' })).status).toBe(404);
    expect(((await stranger.get('/staff/members')).body as Member[]).map(({ id: one }) => one)).toEqual([
      stranger.id,
    ]);
  });

  it('never lose their last admin', async () => {
    const admin = await server.staff({ organisation: 'Ensam', role: 'admin' });
    for (const change of [{ role: 'worker' }, { active: false }]) {
      const reply = await admin.patch(`/staff/members/${admin.id}`, change);
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ message: 'last-admin' }] } });
    }
    expect((await admin.get('/staff/members')).body).toMatchObject([{ role: 'admin', active: true }]);
  });
});

describe('the organisation', () => {
  it('has a threshold and says whether names are shown', async () => {
    const admin = await server.staff({ organisation: 'Inställning', unit: 'Norr', role: 'admin' });
    expect((await admin.get('/staff/organisation')).body).toMatchObject({
      name: 'Inställning',
      threshold: 5,
      showNames: false,
      units: ['Norr'],
    });
    expect((await admin.patch('/staff/organisation', { threshold: 8 })).body).toMatchObject({
      threshold: 8,
      showNames: false,
    });
    for (const threshold of [0, 2, 101, 5.5, '5']) {
      expect((await admin.patch('/staff/organisation', { threshold })).status).toBe(400);
    }
    const worker = await server.staff({ organisation: 'Inställning', unit: 'Norr' });
    expect((await worker.get('/staff/organisation')).status).toBe(403);
  });
});
