import { ClientSession } from '@lykta/domain';
import {
  CHANGE_ORGANISATION,
  CONFIRM_PASSWORD,
  ERASE_SENT,
  LABEL_CHILD,
  LEAVE_INVITATION,
  LIST_KEPT,
  LIST_NOTICES,
  READ_AUDIT,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SIGN_IN,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDrift } from '../../counts/rebuild.ts';
import { endCase, erasuresOf, openEnded, retainAfter } from '../../testing/ended-case.ts';
import { clientsOf, giveReason, individualOf, openSentCase, type SentCase } from '../../testing/sent-case.ts';
import { openTestServer, PASSWORD, type TestServer } from '../../testing/test-server.ts';
import { keepRetention } from './job.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
beforeEach(() => server.empty());
afterAll(() => server.close());

/** Signs the child in again and returns what units keep of it. */
async function keptBy({ child }: SentCase) {
  const { username, password } = child;
  const { body } = await child.call(SIGN_IN, { body: { username, password } });
  const kept = await child.ok(LIST_KEPT);
  return { kept, ending: ClientSession.parse(body).invitations.ending };
}
const sentRows = async ({ child }: SentCase) =>
  server.db.selectFrom('answers').select('id').where('account_id', '=', child.id).execute();

describe('after a case has ended', () => {
  it('the answers stay for twelve months, the last 30 days with a warning, and then leave a receipt', async () => {
    const of = await openEnded(server, 'Tolv månader');
    const { worker } = of;
    expect(await erasuresOf(worker)).toMatchObject({
      keepsMonths: 12,
      due: [{ client: of.client, ended: '2026-11-20', on: '2027-11-20', warned: false }],
      erased: [],
    });
    await retainAfter(server, 334, worker); // 20 October 2027
    expect(await keptBy(of)).toMatchObject({ kept: [{ sent: 1, erased: [] }] });
    await retainAfter(server, 1, worker);
    const warned = await keptBy(of);
    expect(warned.kept).toMatchObject([{ sent: 1, on: '2027-11-20' }]);
    expect(warned.ending).toEqual([{ unit: 'Norr', on: '2027-11-20' }]);
    expect((await erasuresOf(worker)).due).toMatchObject([{ on: '2027-11-20', warned: true }]);
    const notices = await worker.ok(LIST_NOTICES);
    expect(notices).toMatchObject([{ kind: 'erasure-soon', client: of.client, day: '2027-10-21' }]);
    expect(notices[0]).not.toHaveProperty('by');

    await retainAfter(server, 29, worker);
    expect(await sentRows(of)).toHaveLength(1);
    await retainAfter(server, 1, worker);
    expect(await sentRows(of)).toEqual([]);
    const after = await keptBy(of);
    expect(after.kept).toMatchObject([
      { sent: 0, erased: [{ day: '2027-11-20', rule: 'retention', forms: 1 }] },
    ]);
    expect(after).not.toHaveProperty('ending.0');
    expect(await erasuresOf(worker)).toMatchObject({
      due: [],
      erased: [{ client: of.client, day: '2027-11-20', rule: 'retention', forms: 1 }],
    });
    const [child] = await clientsOf(of);
    expect(child).toMatchObject({ sent: [] });
    expect(child).not.toHaveProperty('flags');
    await giveReason(of, worker, of.client);
    expect((await worker.call(READ_STAFF_ANSWERS, individualOf(of, of.client))).status).toBe(404);
  });

  it('the log has the receipt: what, when and by which rule, and nothing of the answers', async () => {
    const of = await openEnded(server, 'Kvitto');
    await retainAfter(server, 400);
    await retainAfter(server, 30);
    const admin = await server.staff({ organisation: 'Kvitto', unit: 'Ledning', role: 'admin' });
    const { entries } = await admin.ok(READ_AUDIT, { querystring: { kind: 'answers-erased' } });
    expect(entries).toMatchObject([
      {
        member: null,
        client: of.client,
        details: [
          { field: 'rule', to: 'retention' },
          { field: 'forms', to: '1' },
        ],
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('bad');
  });

  it('a case that is opened again is warned of anew, 30 days before', async () => {
    const of = await openEnded(server, 'Öppnas igen');
    await retainAfter(server, 340);
    expect((await keptBy(of)).kept[0]).toHaveProperty('on');
    await server.db.updateTable('acceptances').set({ ended: null }).execute();
    await retainAfter(server, 60);
    expect((await keptBy(of)).kept[0]).not.toHaveProperty('on');
    await endCase(server, of);
    await retainAfter(server, 0);
    expect(await sentRows(of)).toHaveLength(1);
    expect((await keptBy(of)).kept[0]).not.toHaveProperty('on');
  });

  it('a child that has left is warned too, though the invitation is in no list of its', async () => {
    const of = await openSentCase(server, 'Lämnat');
    expect((await of.child.call(LEAVE_INVITATION, { params: { id: of.invitation.id } })).status).toBe(204);
    await retainAfter(server, 340);
    const { kept, ending } = await keptBy(of);
    // The job ran five days late: the child has its 30 days all the same.
    expect(kept).toMatchObject([{ unit: 'Norr', on: '2027-11-25' }]);
    expect(ending).toHaveLength(1);
  });

  it('two servers at once warn once and erase once', async () => {
    const of = await openEnded(server, 'Två servrar');
    const { services } = server.app;
    server.clock.advance({ days: 340 });
    await Promise.all([keepRetention(services), keepRetention(services), keepRetention(services)]);
    const counted = async (table: 'case_notices' | 'erasures') =>
      (await server.db.selectFrom(table).select('id').execute()).length;
    expect(await counted('case_notices')).toBe(1);
    server.clock.advance({ days: 30 });
    await Promise.all([keepRetention(services), keepRetention(services), keepRetention(services)]);
    expect(await counted('erasures')).toBe(1);
    expect(await sentRows(of)).toEqual([]);
    expect(await findDrift(services)).toEqual([]);
  });
});

describe('an admin', () => {
  it('sets 1 to 60 months, which is logged; nothing less, nothing more, and no worker', async () => {
    const of = await openEnded(server, 'Månader');
    const admin = await server.staff({ organisation: 'Månader', unit: 'Ledning', role: 'admin' });
    for (const keepsMonths of [0, -1, 61, 1.5, '12']) {
      expect((await admin.call(CHANGE_ORGANISATION, { body: { keepsMonths } })).status).toBe(400);
    }
    expect((await of.worker.call(CHANGE_ORGANISATION, { body: { keepsMonths: 1 } })).status).toBe(403);
    expect((await admin.call(CHANGE_ORGANISATION, { body: { keepsMonths: 60 } })).body).toMatchObject({
      keepsMonths: 60,
    });
    const { entries } = await admin.ok(READ_AUDIT, { querystring: { kind: 'settings-changed' } });
    expect(entries[0]?.details).toEqual([{ field: 'keepsMonths', from: '12', to: '60' }]);
    expect((await erasuresOf(of.worker)).due).toMatchObject([{ on: '2031-11-20' }]);
  });

  it('who ends a case and sets one month erases nothing before the child had 30 days', async () => {
    const of = await openEnded(server, 'Genast');
    const admin = await server.staff({ organisation: 'Genast', unit: 'Ledning', role: 'admin' });
    await admin.call(CHANGE_ORGANISATION, { body: { keepsMonths: 1 } });
    await retainAfter(server, 0);
    expect(await sentRows(of)).toHaveLength(1);
    await retainAfter(server, 29);
    expect(await sentRows(of)).toHaveLength(1);
    const other = await openEnded(server, 'Genast');
    await retainAfter(server, 200); // nothing ran in between: the warning comes first, whatever is past
    expect(await sentRows(other)).toHaveLength(1);
    expect(await sentRows(of)).toEqual([]);
    await retainAfter(server, 30);
    expect(await sentRows(other)).toEqual([]);
  });

  it('of no unit sees codes and days and no labels; another organisation and unit see nothing', async () => {
    const of = await openEnded(server, 'Vem ser');
    expect(
      (
        await of.worker.call(LABEL_CHILD, {
          params: { id: of.invitation.id, client: of.client },
          body: { label: 'A-17' },
        })
      ).status,
    ).toBe(204);
    const admin = await server.staff({ organisation: 'Vem ser', unit: 'Ledning', role: 'admin' });
    const south = await server.staff({ organisation: 'Vem ser', unit: 'Söder' });
    const stranger = await server.staff({ organisation: 'Gåseborg', unit: 'Norr', role: 'admin' });
    expect((await erasuresOf(of.worker)).due).toMatchObject([{ client: of.client, label: 'A-17' }]);
    const [seen] = (await erasuresOf(admin)).due;
    expect(seen).toMatchObject({ client: of.client });
    expect(seen).not.toHaveProperty('label');
    expect((await erasuresOf(south)).due).toEqual([]);
    expect((await erasuresOf(stranger)).due).toEqual([]);
  });
});

describe('a child', () => {
  it('takes its answers back from one unit at once; the other keeps its own, figures stay true', async () => {
    const of = await openSentCase(server, 'Önskan');
    const { child, invitation, worker } = of;
    expect((await child.call(ERASE_SENT, { params: { id: invitation.id } })).status).toBe(204);
    expect(await sentRows(of)).toEqual([]);
    expect((await keptBy(of)).kept).toMatchObject([{ sent: 0, erased: [{ rule: 'child', forms: 1 }] }]);
    const notices = await worker.ok(LIST_NOTICES);
    expect(notices).toMatchObject([{ kind: 'erased-by-child', client: of.client }]);
    expect(await findDrift(server.app.services)).toEqual([]);
    expect((await child.call(ERASE_SENT, { params: { id: invitation.id } })).status).toBe(204);
    expect((await keptBy(of)).kept[0]?.erased).toHaveLength(1);
    // It can answer anew, and staff see that as the first sending.
    await child.call(SAVE_ASKED_ANSWERS, { params: of.asked, body: { answers: {}, inactive: {} } });
    expect((await clientsOf(of))[0]?.sent).toEqual([]);
  });

  it('needs its password after a while, and reaches no other child’s answers', async () => {
    const of = await openSentCase(server, 'Lösenord');
    const other = await server.signUp();
    expect((await other.call(ERASE_SENT, { params: { id: of.invitation.id } })).status).toBe(404);
    server.clock.advance({ minutes: 16 });
    expect(await of.child.call(ERASE_SENT, { params: { id: of.invitation.id } })).toMatchObject({
      status: 403,
      body: { code: 'confirm-password' },
    });
    await of.child.call(CONFIRM_PASSWORD, { body: { password: PASSWORD } });
    expect((await of.child.call(ERASE_SENT, { params: { id: of.invitation.id } })).status).toBe(204);
  });

  it('whose erased row is put back into the database is not read by anybody', async () => {
    const of = await openSentCase(server, 'Tillbaka');
    const row = await server.db
      .selectFrom('answers')
      .selectAll()
      .where('account_id', '=', of.child.id)
      .executeTakeFirstOrThrow();
    await of.child.call(ERASE_SENT, { params: { id: of.invitation.id } });
    await server.db.insertInto('answers').values(row).execute();
    await giveReason(of, of.worker, of.client);
    expect((await of.worker.call(READ_STAFF_ANSWERS, individualOf(of, of.client))).status).toBe(500);
  });
});
