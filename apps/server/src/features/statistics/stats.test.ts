import type { StatsAnswers } from '@lykta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../security/child-key.ts';
import { invite, openCase, type TestCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import {
  openTestServer,
  type TestChild,
  type TestMember,
  type TestServer,
} from '../../testing/test-server.ts';
import { forgetAnswers } from '../../records/forget-answers.ts';
import { findDrift, rebuildCounters } from './rebuild.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const services = () => ({ keyRing: createKeyRing(server.config.secrets) });
const statsOf = (member: TestMember, { form }: TestCase, query: Record<string, string>) =>
  member.get(`/staff/answers/${form.metadata.id}/1?${new URLSearchParams({ format: 'stats', ...query })}`);
const dataOf = async (...args: Parameters<typeof statsOf>) =>
  ((await statsOf(...args)).body as StatsAnswers).data;

const send = async (child: TestChild, path: string, mood: 'good' | 'bad') => {
  await child.put(
    path,
    said(mood === 'good' ? { mood } : { mood, why: 'home', who: 'nobody', where: 'nowhere' }),
  );
  const reply = await child.put(`${path}/save`);
  if (reply.status !== 204) throw new Error(JSON.stringify(reply.body));
};
const joinAll = async (testCase: TestCase, n: number) => {
  const children: TestChild[] = [];
  for (let i = 0; i < n; i += 1) children.push(await testCase.join());
  return children;
};
/** Deletes a child as the account's own call does. */
const forget = async (child: TestChild, keep: boolean) => {
  const row = await server.db
    .selectFrom('child_keys')
    .selectAll()
    .where('account_id', '=', child.id)
    .executeTakeFirstOrThrow();
  const key = services().keyRing.unwrap(child.id, row);
  await server.db.transaction().execute(async (trx) => {
    await forgetAnswers(trx, { id: child.id, key }, keep);
    await trx.deleteFrom('accounts').where('id', '=', child.id).execute();
  });
};

describe('figures of an invitation', () => {
  it('show nothing of what was not sent, and everything from the first child that sent', async () => {
    const testCase = await openCase(server, { organisation: 'First' });
    const { worker, invitation, path } = testCase;
    const [child] = await joinAll(testCase, 1);
    await child!.put(path, said({ mood: 'good' }));
    expect(await dataOf(worker, testCase, { invitation: invitation.id })).toEqual({
      metadata: { clientCount: 0 },
      questions: {},
    });
    await child!.put(`${path}/save`);
    expect(await dataOf(worker, testCase, { invitation: invitation.id })).toEqual({
      metadata: { clientCount: 1 },
      questions: { mood: { good: 1 } },
    });
    expect(await dataOf(worker, testCase, { invitation: invitation.id, period: '2026Q4' })).toMatchObject({
      metadata: { clientCount: 1 },
    });
    expect(await dataOf(worker, testCase, { invitation: invitation.id, period: '2026Q3' })).toEqual({
      metadata: { clientCount: 0 },
      questions: {},
    });
  });

  it('count a child that sends the form again once, with its newest answer', async () => {
    const testCase = await openCase(server, { organisation: 'Again' });
    const { worker, invitation, path, form } = testCase;
    const [child] = await joinAll(testCase, 1);
    await send(child!, path, 'good');
    const asked = await worker.post(`/staff/invitations/${invitation.id}/requests`, {
      forms: [{ id: form.metadata.id, version: 1, order: 0 }],
    });
    const requests = (asked.body as { requests: { id: string }[] }).requests;
    server.clock.advance({ minutes: 1 });
    const second = requests.find(({ id }) => !path.endsWith(id))!;
    await send(child!, path.replace(/[^/]+$/, second.id), 'bad');
    const data = await dataOf(worker, testCase, { invitation: invitation.id });
    expect(data.metadata.clientCount).toBe(1);
    expect(data.questions.mood).toEqual({ bad: 1 });
    expect(await findDrift(server.db, services())).toEqual([]);
    // A sending of another quarter: of all time, the child is still one, with what it says now.
    await server.db
      .updateTable('answers')
      .set({ sent: new Date('2026-08-01T12:00:00Z') })
      .where('request_id', '=', path.split('/').at(-1)!)
      .execute();
    await rebuildCounters(server.db, services());
    expect(await dataOf(worker, testCase, { invitation: invitation.id })).toEqual({
      metadata: { clientCount: 1 },
      questions: expect.objectContaining({ mood: { bad: 1 } }),
    });
    const summer = await dataOf(worker, testCase, { unit: 'Barn och unga', period: '2026Q3' });
    expect(summer).toEqual({ metadata: { clientCount: 1 }, questions: { mood: { good: 1 } } });
  });
});

describe('who sees which figures', () => {
  it('own unit from the first child; other units, the organisation and the admin only from the threshold', async () => {
    const organisation = 'Threshold';
    const testCase = await openCase(server, { organisation, unit: 'Norr' });
    const { worker, invitation, path } = testCase;
    const south = await server.staff({ organisation, unit: 'Söder' });
    const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
    const children = await joinAll(testCase, 5);
    for (const child of children.slice(0, 4)) await send(child, path, 'good');
    const hidden = { metadata: { clientCount: 4 }, suppressed: true, questions: {} };
    expect((await dataOf(worker, testCase, { unit: 'Norr' })).questions).toEqual({ mood: { good: 4 } });
    expect(await dataOf(south, testCase, { unit: 'Norr' })).toEqual(hidden);
    expect(await dataOf(admin, testCase, { unit: 'Norr' })).toEqual(hidden);
    expect(await dataOf(admin, testCase, { invitation: invitation.id })).toEqual(hidden);
    expect(await dataOf(admin, testCase, {})).toEqual(hidden);
    await send(children[4]!, path, 'bad');
    const queries: Record<string, string>[] = [
      { unit: 'Norr' },
      { invitation: invitation.id },
      {},
      { unit: 'Norr', period: '2026Q4' },
    ];
    for (const query of queries) {
      expect((await dataOf(admin, testCase, query)).questions.mood).toEqual({ good: 4, bad: 1 });
    }
    expect(await dataOf(admin, testCase, { unit: 'Söder' })).toEqual({
      metadata: { clientCount: 0 },
      questions: {},
    });
    expect((await statsOf(south, testCase, { invitation: invitation.id })).status).toBe(404);
    expect((await statsOf(worker, testCase, {})).status).toBe(403);
    expect((await statsOf(admin, testCase, { unit: 'Ingen' })).status).toBe(404);
    const stranger = await server.staff({ organisation: 'Elsewhere', role: 'admin' });
    expect((await statsOf(stranger, testCase, {})).status).toBe(404);
    expect((await statsOf(admin, testCase, { unit: 'Norr', invitation: invitation.id })).status).toBe(400);
    expect((await statsOf(admin, testCase, { client: 'x' })).status).toBe(400);
    expect((await statsOf(admin, testCase, { period: '2026' })).status).toBe(400);
  });

  it('hides the smallest other unit too where exactly one is small', async () => {
    const organisation = 'Complement';
    const north = await openCase(server, { organisation, unit: 'Norr' });
    const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
    await admin.patch('/staff/organisation', { threshold: 3 });
    const ref = [{ id: north.form.metadata.id, version: 1, order: 0 }];
    const join = async (unit: string, n: number) => {
      const worker = await server.staff({ organisation, unit });
      const invitation = await invite(worker, ref, { unit });
      const path = `/clients/answers/${ref[0]!.id}/1/${invitation.id}/${invitation.requests[0]!.id}`;
      for (let i = 0; i < n; i += 1) {
        const child = await server.signUp();
        await child.put('/clients/invitations/accepted', { code: invitation.code });
        await send(child, path, 'good');
      }
    };
    await join('Norr', 1);
    await join('Söder', 3);
    await join('Väster', 4);
    const shown = async (unit: string) => !('allWithheld' in (await dataOf(admin, north, { unit })));
    expect([await shown('Norr'), await shown('Söder'), await shown('Väster')]).toEqual([false, false, true]);
    expect((await dataOf(admin, north, {})).questions.mood).toEqual({ good: 8 });
    // A second small unit hides the first: nothing more has to be held back.
    await join('Öster', 2);
    expect([await shown('Norr'), await shown('Söder'), await shown('Öster')]).toEqual([false, true, false]);
  });

  it('hides from an admin the smallest other invitation of a unit too where exactly one is small', async () => {
    const organisation = 'Siblings';
    const big = await openCase(server, { organisation, unit: 'Norr' });
    const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
    await admin.patch('/staff/organisation', { threshold: 3 });
    const form = { id: big.form.metadata.id, version: 1, order: 0 };
    const small = await invite(big.worker, [form], { unit: 'Norr' });
    for (const child of await joinAll(big, 3)) await send(child, big.path, 'good');
    const shown = async (invitation: string) =>
      !('allWithheld' in (await dataOf(admin, big, { invitation })));
    expect(await shown(big.invitation.id)).toBe(true);
    const child = await server.signUp();
    await child.put('/clients/invitations/accepted', { code: small.code });
    await send(child, `/clients/answers/${form.id}/1/${small.id}/${small.requests[0]!.id}`, 'bad');
    expect([await shown(big.invitation.id), await shown(small.id)]).toEqual([false, false]);
    expect((await dataOf(admin, big, { unit: 'Norr' })).questions.mood).toEqual({ good: 3, bad: 1 });
    expect((await dataOf(big.worker, big, { invitation: small.id })).questions.mood).toEqual({ bad: 1 });
  });
});

describe('counters', () => {
  it('do not drift under twenty writers and deletions at once, and a rebuild changes nothing', async () => {
    const testCase = await openCase(server, { organisation: 'Many' });
    const { worker, invitation, path } = testCase;
    const children = await joinAll(testCase, 20);
    for (const [n, child] of children.entries()) {
      const mood = n % 2 ? 'good' : 'bad';
      await child.put(
        path,
        said(mood === 'good' ? { mood } : { mood, why: 'school', who: 'nobody', where: 'nowhere' }),
      );
    }
    const gone = children.slice(0, 6);
    for (const child of gone.slice(0, 3)) await child.put(`${path}/save`);
    const replies = await Promise.all([
      ...children.slice(3).map((child) => child.put(`${path}/save`)),
      ...gone.slice(0, 3).map((child) => forget(child, false)),
    ]);
    expect(replies.filter((reply) => reply && reply.status !== 204)).toEqual([]);
    await Promise.all([
      ...gone.slice(3).map((child) => forget(child, false)),
      ...children.slice(6).map((child) => child.put(`${path}/save`)),
    ]);
    expect(await findDrift(server.db, services())).toEqual([]);
    const before = await dataOf(worker, testCase, { invitation: invitation.id });
    expect(before.metadata.clientCount).toBe(14);
    await server.db.updateTable('counters').set({ n: 99 }).where('scope_id', '=', invitation.id).execute();
    expect(await findDrift(server.db, services())).not.toEqual([]);
    await rebuildCounters(server.db, services());
    expect(await dataOf(worker, testCase, { invitation: invitation.id })).toEqual(before);
  });

  it('keep a deleted child’s answers only where enough deleted children stand behind a figure', async () => {
    const organisation = 'Kept';
    const testCase = await openCase(server, { organisation });
    const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
    await admin.patch('/staff/organisation', { threshold: 3 });
    const children = await joinAll(testCase, 8);
    for (const [n, child] of children.entries()) await send(child, testCase.path, n === 0 ? 'bad' : 'good');
    for (const child of children.slice(0, 2)) await forget(child, true);
    expect(await dataOf(admin, testCase, {})).toEqual({
      metadata: { clientCount: 6 },
      questions: { mood: { good: 6 } },
    });
    for (const child of children.slice(2, 4)) await forget(child, true);
    // Four were kept: three said good, one said bad; the one is not told.
    expect(await dataOf(admin, testCase, {})).toEqual({
      metadata: { clientCount: 8 },
      questions: { mood: { good: 7 } },
    });
    expect((await dataOf(admin, testCase, { period: '2026Q4' })).metadata.clientCount).toBe(4);
    await forget(children[4]!, false);
    expect((await dataOf(admin, testCase, {})).metadata.clientCount).toBe(7);
    await rebuildCounters(server.db, services());
    expect((await dataOf(admin, testCase, {})).metadata.clientCount).toBe(7);
  });
});
