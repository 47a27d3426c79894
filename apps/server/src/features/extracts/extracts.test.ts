import { present } from '@lykta/domain';
import {
  ANSWER_BACK,
  EXPORT_DATA,
  LABEL_CHILD,
  LIST_KEPT,
  LIST_NOTICES,
  MAKE_EXTRACT,
  READ_AUDIT,
  READ_STAFF_ANSWERS,
  SET_RECORDED,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSentCase, giveReason, individualOf, type SentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

const REASON = 'Vårdnadshavaren har bett om det';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const adminOf = (organisation: string) => server.staff({ organisation, unit: 'Ledning', role: 'admin' });
const extract = ({ invitation, client }: SentCase, by: TestMember, more: Record<string, string> = {}) =>
  by.call(MAKE_EXTRACT, {
    body: { invitation: invitation.id, client, format: 'json', reason: REASON, ...more },
  });
const kept = async ({ child }: SentCase) => await child.ok(LIST_KEPT);

describe('an extract', () => {
  it('holds everything that the organisation has about the child', async () => {
    const of = await openSentCase(server, 'Allt');
    const params = { id: of.invitation.id, client: of.client };
    await of.worker.call(LABEL_CHILD, { params, body: { label: 'A-17' } });
    await giveReason(of, of.worker, of.client);
    await of.worker.call(READ_STAFF_ANSWERS, individualOf(of, of.client));
    const sent = [
      {
        id: of.form.metadata.id,
        version: 1,
        request: present(of.invitation.requests[0], 'of.invitation.requests[0]').id,
      },
    ];
    await of.worker.call(ANSWER_BACK, { params, body: { answer: { kind: 'read' }, sent } });
    await of.worker.call(SET_RECORDED, { params, body: { sent, recorded: true } });
    const reply = await extract(of, await adminOf('Allt'));
    expect(reply.headers['content-disposition']).toBe('attachment; filename="lykta.json"');
    expect(reply.headers['cache-control']).toBe('no-store');
    const day = '2026-11-20';
    expect(reply.body).toMatchObject({
      made: { day, by: 'Kim Andersson', reason: REASON },
      organisation: 'Allt',
      unit: 'Norr',
      client: of.client,
      label: 'A-17',
      accepted: day,
      isOpenToUnit: true,
      workers: [{ name: 'Kim Andersson', part: 'responsible' }],
      sent: [
        {
          answers: { data: { questions: { mood: [{ answer: 'bad', date: day }] } } },
          readers: [{ name: 'Kim Andersson', day }],
          recorded: { name: 'Kim Andersson', day },
          answerBack: { answer: { kind: 'read' }, day },
        },
      ],
      log: [
        { kind: 'reading', by: 'Kim Andersson', reason: 'Inför mötet' },
        { kind: 'extract', by: 'Kim Andersson', reason: REASON },
      ],
    });
    expect(JSON.stringify(reply.body)).not.toContain(of.child.id);
  });

  it('is a PDF too, whose name says nothing of the child', async () => {
    const of = await openSentCase(server, 'Papper');
    const reply = await extract(of, await adminOf('Papper'), { format: 'pdf' });
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="lykta.pdf"',
    });
    expect(String(reply.body)).toMatch(/^%PDF-1\.7/);
    expect(String(reply.body)).toContain('/Marked true');
  });
});

describe('an extract is made', () => {
  it('by an admin of the organisation only: no worker, no admin of another, nobody signed out', async () => {
    const of = await openSentCase(server, 'Vem får');
    expect((await extract(of, of.worker)).status).toBe(403);
    expect((await extract(of, await server.staff({ organisation: 'Vem får', unit: 'Söder' }))).status).toBe(
      403,
    );
    expect((await extract(of, await adminOf('Gåseborg'))).status).toBe(404);
    expect((await extract(of, server.browser() as TestMember)).status).toBe(401);
    expect(await kept(of)).toMatchObject([{ extracts: [] }]);
  });

  it('with a reason, which the log keeps; the responsible worker is told', async () => {
    const of = await openSentCase(server, 'Skäl');
    const admin = await adminOf('Skäl');
    expect((await extract(of, admin, { reason: '' })).status).toBe(400);
    expect((await extract(of, admin, { unsafe: '' })).status).toBe(400);
    expect((await extract(of, admin)).status).toBe(200);
    const { entries } = await admin.ok(READ_AUDIT, { querystring: { kind: 'extract' } });
    const details = [{ field: 'shown', to: 'true' }];
    expect(entries).toMatchObject([{ client: of.client, reason: REASON, member: { id: admin.id }, details }]);
    const notices = await of.worker.ok(LIST_NOTICES);
    expect(notices).toMatchObject([{ kind: 'extract', client: of.client, by: 'Kim Andersson' }]);
  });

  it('of ten children a day at most, however many admins there are', async () => {
    const of = await openSentCase(server, 'Alla barn');
    const [first, second] = [await adminOf('Alla barn'), await adminOf('Alla barn')];
    for (let n = 0; n < 10; n += 1) expect((await extract(of, n < 5 ? first : second)).status).toBe(200);
    expect((await extract(of, first)).status).toBe(429);
    expect((await extract(of, second)).status).toBe(429);
    expect((await kept(of))[0]?.extracts).toHaveLength(10);
  });
});

describe('the child', () => {
  it('sees the day, also in its own file', async () => {
    const of = await openSentCase(server, 'Syns');
    await extract(of, await adminOf('Syns'));
    expect(await kept(of)).toMatchObject([{ extracts: ['2026-11-20'] }]);
    const own = JSON.stringify((await of.child.call(EXPORT_DATA)).body);
    expect(own).toContain('"extracts":[{"invitation_id"');
  });

  it('sees nothing of it where that is unsafe, with a reason that the log keeps', async () => {
    const of = await openSentCase(server, 'Osäkert');
    const admin = await adminOf('Osäkert');
    expect((await extract(of, admin, { unsafe: 'Någon läser barnets telefon' })).status).toBe(200);
    expect(await kept(of)).toMatchObject([{ extracts: [] }]);
    const own = JSON.stringify((await of.child.call(EXPORT_DATA)).body);
    expect(own).not.toContain(REASON);
    expect(own).toContain('"extracts":[]');
    const { entries } = await admin.ok(READ_AUDIT, { querystring: { kind: 'extract' } });
    expect(entries[0]).toMatchObject({ reason: `${REASON} (Någon läser barnets telefon)` });
    expect(entries[0]?.details).toEqual([{ field: 'shown', to: 'false' }]);
  });

  it('sees one that somebody hides in the database', async () => {
    const of = await openSentCase(server, 'Göms');
    await extract(of, await adminOf('Göms'));
    const hidden = await openSentCase(server, 'Göms också');
    await extract(hidden, await adminOf('Göms också'), { unsafe: 'Någon läser' });
    const { hidden_sealed } = await server.db
      .selectFrom('extracts')
      .select('hidden_sealed')
      .where('account_id', '=', hidden.child.id)
      .executeTakeFirstOrThrow();
    for (const sealed of [Buffer.from('1'), hidden_sealed]) {
      await server.db
        .updateTable('extracts')
        .set({ hidden_sealed: sealed })
        .where('account_id', '=', of.child.id)
        .execute();
      expect(await kept(of)).toMatchObject([{ extracts: ['2026-11-20'] }]);
    }
  });
});
