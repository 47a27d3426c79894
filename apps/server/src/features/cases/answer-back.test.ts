import { addDays, dayOf, type CreateAnswerBack, present } from '@lykta/domain';
import {
  ANSWER_BACK,
  CHANGE_ORGANISATION,
  EXPORT_DATA,
  READ_ASKED_ANSWERS,
  READ_AUDIT,
  READ_INVITATIONS,
  READ_STAFF_ANSWERS,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientsOf, giveReason, individualOf, openSentCase, type SentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const namedBy = ({ invitation, client }: SentCase) => ({ id: invitation.id, client });
const sentOf = ({ form, invitation }: SentCase): CreateAnswerBack['sent'] => [
  { id: form.metadata.id, version: 1, request: present(invitation.requests[0], 'invitation.requests[0]').id },
];
const answer = (testCase: SentCase, member: TestMember, body: unknown) =>
  member.call(ANSWER_BACK, { params: namedBy(testCase), body: { sent: sentOf(testCase), answer: body } });
const read = async (testCase: SentCase, member: TestMember) => {
  await giveReason(testCase, member, testCase.client);
  expect((await member.call(READ_STAFF_ANSWERS, individualOf(testCase, testCase.client))).status).toBe(200);
};
const today = () => dayOf(server.clock.now());
const heard = async ({ child, asked }: SentCase) =>
  (await child.ok(READ_ASKED_ANSWERS, { params: asked })).answerBack;

describe('an answer back', () => {
  it('reaches the child with role and day, never a name, and takes the place of an earlier one', async () => {
    const testCase = await openSentCase(server, 'Svarar');
    const { worker, child } = testCase;
    expect(await heard(testCase)).toBeUndefined();
    await read(testCase, worker);
    expect((await answer(testCase, worker, { kind: 'read' })).status).toBe(204);
    expect(await heard(testCase)).toEqual({ answer: { kind: 'read' }, role: 'worker', day: today() });
    const before = addDays(today(), 4);
    expect((await answer(testCase, worker, { kind: 'contact', before })).status).toBe(204);
    expect(await heard(testCase)).toEqual({
      answer: { kind: 'contact', before },
      role: 'worker',
      day: today(),
    });
    expect(await clientsOf(testCase)).toMatchObject([
      { sent: [{ answerBack: { answer: { kind: 'contact', before }, day: today() } }] },
    ]);
    const invitations = await child.call(READ_INVITATIONS);
    expect(invitations.body).toMatchObject({
      accepted: [{ requests: [{ forms: [{ answeredBack: true }] }] }],
    });
    expect(JSON.stringify([invitations.body, await heard(testCase)])).not.toContain('Kim');
  });

  it('cannot carry free text, nor a day that has passed or is far away', async () => {
    const testCase = await openSentCase(server, 'Fritext');
    const { worker } = testCase;
    await read(testCase, worker);
    for (const body of [
      'Ring mig',
      { kind: 'Ring mig på 070-123 45 67' },
      { kind: 'read', text: 'Ring mig' },
      { kind: 'read', before: addDays(today(), 1) },
      { kind: 'contact' },
      { kind: 'contact', before: 'fredag' },
      { kind: 'contact', before: today() },
      { kind: 'contact', before: addDays(today(), -1) },
      { kind: 'contact', before: addDays(today(), 61) },
      { kind: 'contact', before: addDays(today(), 3), text: 'x' },
    ])
      expect((await answer(testCase, worker, body)).status, JSON.stringify(body)).toBe(400);
    const extra = { answer: { kind: 'read' }, sent: sentOf(testCase), text: 'Ring mig' };
    expect((await worker.call(ANSWER_BACK, { params: namedBy(testCase), body: extra })).status).toBe(400);
    expect(await heard(testCase)).toBeUndefined();
  });

  it('says only of what the same member has read that it is read', async () => {
    const testCase = await openSentCase(server, 'Oläst svar');
    const colleague = await server.staff({ organisation: 'Oläst svar', unit: 'Norr' });
    await read(testCase, testCase.worker);
    expect(await answer(testCase, colleague, { kind: 'read' })).toMatchObject({
      status: 403,
      body: { code: 'reason-needed' },
    });
    expect(await heard(testCase)).toBeUndefined();
  });

  it('comes from nobody outside the unit, and about nothing that was not sent', async () => {
    const testCase = await openSentCase(server, 'Obehöriga');
    const { worker, invitation, form } = testCase;
    const admin = await server.staff({ organisation: 'Obehöriga', unit: 'Ledning', role: 'admin' });
    expect((await answer(testCase, admin, { kind: 'read' })).status).toBe(403);
    for (const outsider of [
      await server.staff({ organisation: 'Obehöriga', unit: 'Söder' }),
      await server.staff({ organisation: 'Annat svar', unit: 'Norr', role: 'admin' }),
    ])
      expect((await answer(testCase, outsider, { kind: 'read' })).status).toBe(404);
    await read(testCase, worker);
    const unsent = await testCase.join();
    await unsent.call(READ_INVITATIONS);
    const other = present(
      (await clientsOf(testCase)).find(({ client }) => client !== testCase.client),
      'what was sought',
    );
    const body = { answer: { kind: 'read' }, sent: sentOf(testCase) };
    expect(
      (await worker.call(ANSWER_BACK, { params: { id: invitation.id, client: other.client }, body })).status,
    ).toBe(404);
    const unknown = [{ id: form.metadata.id, version: 1, request: 'nobody' }];
    expect(
      (await worker.call(ANSWER_BACK, { params: namedBy(testCase), body: { ...body, sent: unknown } }))
        .status,
    ).toBe(404);
    expect(await heard(testCase)).toBeUndefined();
  });

  it('is sealed, is not put back or moved by somebody who writes the database, and goes with the child', async () => {
    const testCase = await openSentCase(server, 'Förseglat');
    const { worker, child, asked } = testCase;
    await read(testCase, worker);
    await answer(testCase, worker, { kind: 'read' });
    const { rows } = await sql<{ sealed: Buffer }>`
      select answer_back_sealed as sealed from answers where account_id = ${child.id}`.execute(server.db);
    const earlier = present(rows[0], 'rows[0]').sealed;
    expect(earlier.toString('latin1')).not.toContain('read');
    await answer(testCase, worker, { kind: 'meeting' });
    const put = (sealed: Buffer, of: string) =>
      sql`update answers set answer_back_sealed = ${sealed} where account_id = ${of}`.execute(server.db);
    await put(earlier, child.id);
    expect((await child.call(READ_ASKED_ANSWERS, { params: asked })).status).toBe(500);
    const other = await openSentCase(server, 'Förseglat två');
    await put(earlier, other.child.id);
    expect((await other.child.call(READ_ASKED_ANSWERS, { params: other.asked })).status).toBe(500);
    expect(server.logs.join('')).not.toContain('answerBack');
  });

  it('is in the child’s file of everything', async () => {
    const testCase = await openSentCase(server, 'Export');
    await read(testCase, testCase.worker);
    await answer(testCase, testCase.worker, { kind: 'meeting' });
    const { body } = await testCase.child.call(EXPORT_DATA);
    expect(body).toMatchObject({
      answers: expect.arrayContaining([
        expect.objectContaining({
          answerBack: { answer: { kind: 'meeting' }, role: 'worker', day: today() },
        }),
      ]),
      acceptances: [{ flags: { help: 0, worries: 2, worse: 0 } }],
    });
  });
});

describe('the days within which a unit reads', () => {
  it('are set by an admin, logged, and told to the child before and after it accepts', async () => {
    const testCase = await openSentCase(server, 'Läsdagar');
    const { worker, child, invitation } = testCase;
    const admin = await server.staff({ organisation: 'Läsdagar', unit: 'Ledning', role: 'admin' });
    const set = (member: TestMember, unit: string, days: unknown) =>
      member.call(CHANGE_ORGANISATION, { body: { reading: { unit, days } } });
    expect((await set(worker, 'Norr', 3)).status).toBe(403);
    for (const days of [0, 31, 1.5, '3', 'snart']) expect((await set(admin, 'Norr', days)).status).toBe(400);
    expect((await set(admin, 'Okänd', 3)).status).toBe(400);
    expect((await set(admin, 'Norr', 3)).body).toMatchObject({
      reading: [
        { unit: 'Ledning', days: null },
        { unit: 'Norr', days: 3 },
      ],
    });
    expect((await child.call(READ_INVITATIONS)).body).toMatchObject({ accepted: [{ readsWithin: 3 }] });
    const fresh = await server.signUp();
    const asked = await fresh.call(READ_INVITATIONS, { querystring: { code: invitation.code } });
    expect(asked.body).toMatchObject({ readsWithin: 3 });
    const log = await admin.ok(READ_AUDIT);
    expect(log.entries[0]).toMatchObject({
      kind: 'settings-changed',
      details: [
        { field: 'unit', to: 'Norr' },
        { field: 'readsWithin', from: '', to: '3' },
      ],
    });
    await set(admin, 'Norr', null);
    expect(JSON.stringify((await child.call(READ_INVITATIONS)).body)).not.toContain('readsWithin');
  });
});
