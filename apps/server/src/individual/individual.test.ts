import { present, IndividualAnswers } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  ADD_REMARK,
  DELETE_PERSON,
  EXPORT_STAFF_ANSWERS,
  GIVE_REASON,
  LIST_INVITATION_CLIENTS,
  READ_AUDIT,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importForm, invite } from '../testing/case.ts';
import { said, smallForm } from '../testing/forms.ts';
import { giveReason, individualOf, openSentCase } from '../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('one child’s answers', () => {
  it.each([
    ['Kalle 120403-2384', 'label-personal-number'],
    ['mamma bad om det, 070-123 45 67', 'label-phone'],
    ['se mejl från kalle@skola.example', 'label-email'],
  ])('are not opened for a reason that tells whose they are: %s', async (reason, code) => {
    const { worker, client, invitation } = await openSentCase(server, `Skäl ${code}`);
    const reply = await worker.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason } });
    expect(reply).toMatchObject({ status: 400, body: { code } });
  });

  it('are opened after a reason was given, and every reading is in the audit log', async () => {
    const testCase = await openSentCase(server, 'Läsning');
    const { worker, client, form, invitation, child } = testCase;
    const admin = await server.staff({ organisation: 'Läsning', role: 'admin' });
    const audit = async () => (await admin.ok(READ_AUDIT, { querystring: { kind: 'reading' } })).entries;
    expect(await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, client))).toMatchObject({
      status: 403,
      body: { code: 'reason-needed' },
    });
    expect(await audit()).toEqual([]);
    expect((await giveReason(testCase, worker, client)).status).toBe(204);
    const reply = await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, client));
    expect(reply.body).toEqual({
      format: 'answers',
      form,
      data: {
        request: present(invitation.requests[0], 'invitation.requests[0]').id,
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
    await worker.call(
      READ_STAFF_ANSWERS,
      individualOf(testCase, client, {
        request: present(invitation.requests[0], 'invitation.requests[0]').id,
      }),
    );
    const now = server.clock.now().toISOString();
    const line = {
      id: expect.any(String),
      kind: 'reading',
      at: now,
      last: now,
      count: 2,
      member: { id: worker.id, name: 'Kim Andersson' },
      invitation: { id: invitation.id, code: invitation.code },
      client,
      form: { id: form.metadata.id, version: 1 },
      request: present(invitation.requests[0], 'invitation.requests[0]').id,
      details: [],
      reason: 'Inför mötet',
    };
    expect(await audit()).toEqual([line]);
    expect((await worker.call(READ_AUDIT)).status).toBe(403);
  });

  it('show somebody whom the child deleted as unknown, and what is not true any more', async () => {
    const testCase = await openSentCase(server, 'Borttagen');
    const { worker, client, child, friend, asked } = testCase;
    await giveReason(testCase, worker, client);
    await child.call(DELETE_PERSON, { params: { id: friend } });
    await child.call(ADD_REMARK, { params: asked, body: { question: 'mood', remark: 'not-true-any-more' } });
    const { data } = IndividualAnswers.parse(
      await worker.ok(READ_STAFF_ANSWERS, individualOf(testCase, client)),
    );
    expect(data.persons).toEqual([{ type: 'UNKNOWN', avatar: { type: 'ID', data: 'default' } }]);
    expect(data.remarks).toEqual(['mood']);
  });

  it('400 without a child, 404 for what is not there', async () => {
    const testCase = await openSentCase(server, 'Saknas');
    const { worker, client, form, invitation } = testCase;
    await giveReason(testCase, worker, client);
    const get = (query: Record<string, string>, id = form.metadata.id) =>
      worker.call(READ_STAFF_ANSWERS, { params: { formId: id, formVersion: 1 }, querystring: query });
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
    present(form.questions.mood, 'form.questions.mood').text = { sv: '=SUM(A1)' };
    present(
      present(form.questions.mood, 'form.questions.mood').answers.good,
      'form.questions.mood.answers.good',
    ).text = { sv: 'Bra, "mycket"' };
    const worker = await server.staff({ organisation: 'Tabell', unit: 'Norr' });
    const { id } = (await importForm(server, worker, form)).metadata;
    const invitation = await invite(worker, [{ id, version: 1, order: 0 }], { unit: 'Norr' });
    const child = await server.signUp();
    await child.call(ACCEPT_INVITATION, { body: { code: invitation.code } });
    const asked = {
      formId: id,
      formVersion: 1,
      invitationId: invitation.id,
      requestId: present(invitation.requests[0], 'invitation.requests[0]').id,
    };
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
    await child.call(SEND_ANSWERS, { params: asked });
    const [{ client } = { client: '' }] = await worker.ok(LIST_INVITATION_CLIENTS, {
      params: { id: invitation.id },
    });
    await worker.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason: 'Utskrift' } });
    const get = (format: string, more: Record<string, string>) =>
      worker.call(EXPORT_STAFF_ANSWERS, {
        params: { formId: id, formVersion: 1 },
        querystring: { format, invitation: invitation.id, ...more },
      });
    const answers = await get('answers', { client });
    expect(answers.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answers.headers['content-disposition']).toBe(`attachment; filename="${id}-1-answers.csv"`);
    const code = `${client.slice(0, 3)}-${client.slice(3)}`;
    const head = [
      'Barnets kod',
      'Formulär',
      'Version',
      'Skickat',
      'Fråga',
      'Svar',
      'Vilka',
      'Datum',
      'Barnet säger',
    ];
    const line = [
      code,
      form.metadata.nameForChild.sv,
      '1',
      '2026-11-20',
      "'=SUM(A1)",
      'Bra, ""mycket""',
      '',
      '2026-11-20',
      '',
    ];
    expect(answers.body).toBe(`\uFEFF${[head, line].map((row) => `"${row.join('";"')}"\r\n`).join('')}`);
    const stats = await get('stats', {});
    expect(String(stats.body)).toMatch(/"Antal barn"\r\n"'=SUM\(A1\)";"Bra, ""mycket""";"1"\r\n$/);
    const { n } = await server.db
      .selectFrom('audit_lines')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('pseudonym', '=', client)
      .where('kind', '=', 'answers-file')
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });
});
