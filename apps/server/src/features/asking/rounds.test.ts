import { present } from '@lykta/domain';
import {
  CHANGE_INVITATION,
  LEAVE_INVITATION,
  READ_AUDIT,
  RETIRE_FORM,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
  STOP_REPEAT,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askAll } from '../../background.ts';
import { askedUnder, asked, askedOf, askWith, seen } from '../../testing/asking.ts';
import { openCase, type TestCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { clientsOf } from '../../testing/sent-case.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cases = 0;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => server.clock.set('2026-10-05T08:00:00Z'));
afterAll(() => server.close());

const weekly = { repeat: { weeks: 1, until: '2026-11-02' } };
const organisation = () => `Rundor ${cases}`;

/** A case with one child, which the form is asked of every week. */
async function openWeekly(plan: object = weekly) {
  cases += 1;
  const testCase = await openCase(server, { organisation: organisation(), unit: 'Norr' });
  const child = await testCase.join();
  server.clock.advance({ minutes: 1 });
  return { testCase, child, first: (await asked(testCase, plan)).request };
}

/** Runs the server's job on the morning of a day, as often as several servers do. */
async function morning(day: string): Promise<void> {
  server.clock.set(`${day}T06:00:00Z`);
  const run = () => askAll(server.app.services);
  await Promise.all([run(), run(), run()]);
  await run();
}

const daysOf = async (testCase: TestCase, child: TestChild) =>
  (await askedOf(testCase, child)).requests.map(({ created }) => created.slice(0, 10));
const roundsOf = async (testCase: TestCase) =>
  (await seen(server, testCase)).requests.filter(({ round }) => round).length;

it('come once each, on their day, also when the clock changes, until the last', async () => {
  const { testCase, first } = await openWeekly();
  expect(first.repeat).toEqual({ ...weekly.repeat, next: '2026-10-12' });
  const counts: number[] = [];
  for (const day of [
    '2026-10-11',
    '2026-10-12',
    '2026-10-19',
    '2026-10-25',
    '2026-10-26',
    '2026-11-02',
    '2026-12-24',
  ]) {
    await morning(day);
    counts.push(await roundsOf(testCase));
  }
  expect(counts).toEqual([0, 1, 2, 2, 3, 4, 4]);
  const requests = (await seen(server, testCase)).requests;
  expect(requests.find(({ id }) => id === first.id)?.repeat).toEqual(weekly.repeat);
  expect(requests.filter(({ round }) => round).map(({ lastDay }) => lastDay)).toEqual([
    '2026-10-18',
    '2026-10-25',
    '2026-11-01',
    '2026-11-08',
  ]);
});

it('begin at midnight in Stockholm', async () => {
  const { testCase } = await openWeekly();
  server.clock.set('2026-10-11T21:59:00Z');
  await askAll(server.app.services);
  expect(await roundsOf(testCase)).toBe(0);
  server.clock.set('2026-10-11T22:00:00Z');
  await askAll(server.app.services);
  expect(await roundsOf(testCase)).toBe(1);
});

it('that no server was up for are left out, and move no other', async () => {
  const { testCase } = await openWeekly();
  await morning('2026-10-28');
  expect(await roundsOf(testCase)).toBe(1);
  const { repeat } = present(
    (await seen(server, testCase)).requests.find((one) => one.repeat),
    'what was sought',
  );
  expect(repeat?.next).toBe('2026-11-02');
});

it('leave the child one at a time to begin; what it has begun stays', async () => {
  const { testCase, child, first } = await openWeekly();
  const params = askedUnder(testCase, first.id);
  await child.call(SAVE_ASKED_ANSWERS, { params, body: said({ mood: 'good' }) });
  await morning('2026-10-12');
  await morning('2026-10-19');
  expect(await daysOf(testCase, child)).toEqual(['2026-10-19', '2026-10-05', '2026-10-05']);
  expect((await child.call(SEND_ANSWERS, { params })).status).toBe(204);
});

it('reach a child who joined later from then on', async () => {
  const { testCase } = await openWeekly();
  await morning('2026-10-12');
  server.clock.set('2026-10-14T08:00:00Z');
  const late = await testCase.join();
  expect(await daysOf(testCase, late)).toEqual(['2026-10-05']); // what the invitation asks of all
  await morning('2026-10-19');
  expect(await daysOf(testCase, late)).toEqual(['2026-10-19', '2026-10-05']);
});

it('for chosen children end when none of them takes part', async () => {
  const { testCase, child } = await openWeekly({});
  server.clock.advance({ minutes: 1 });
  const [{ client } = { client: '' }] = await clientsOf(testCase);
  const { request } = await asked(testCase, { ...weekly, clients: [client] });
  await morning('2026-10-12');
  expect(await roundsOf(testCase)).toBe(1);
  await child.call(LEAVE_INVITATION, { params: { id: testCase.invitation.id } });
  await morning('2026-10-19');
  expect(await roundsOf(testCase)).toBe(1);
  const { repeat } = present(
    (await seen(server, testCase)).requests.find(({ id }) => id === request.id),
    'what was sought',
  );
  expect(present(repeat, 'repeat').next).toBeUndefined();
});

it.each<[string, (testCase: TestCase, first: string) => Promise<unknown>]>([
  [
    'the first is taken back',
    ({ worker, invitation: { id } }, request) => worker.call(WITHDRAW_REQUEST, { params: { id, request } }),
  ],
  [
    'they are stopped',
    ({ worker, invitation: { id } }, request) => worker.call(STOP_REPEAT, { params: { id, request } }),
  ],
  [
    'the invitation is closed, also when it is opened again',
    async ({ worker, invitation }) => {
      await worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'closed' } });
      await worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'active' } });
    },
  ],
  [
    'the invitation has had its last day',
    ({ worker, invitation }) =>
      worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { lastDay: '2026-10-11' } }),
  ],
])('end when %s', async (_what, end) => {
  const { testCase, first } = await openWeekly();
  await end(testCase, first.id);
  await morning('2026-10-12');
  await morning('2026-10-19');
  expect(await roundsOf(testCase)).toBe(0);
});

it('wait while the invitation is paused', async () => {
  const { testCase } = await openWeekly();
  await testCase.worker.call(CHANGE_INVITATION, {
    params: { id: testCase.invitation.id },
    body: { status: 'paused' },
  });
  await morning('2026-10-21');
  expect(await roundsOf(testCase)).toBe(0);
  await testCase.worker.call(CHANGE_INVITATION, {
    params: { id: testCase.invitation.id },
    body: { status: 'active' },
  });
  await morning('2026-10-22');
  await morning('2026-10-26');
  expect(await roundsOf(testCase)).toBe(2);
});

it('are in the log under who set them, and only members of the unit stop them', async () => {
  const { testCase, first } = await openWeekly();
  await morning('2026-10-12');
  const south = await server.staff({ organisation: organisation(), unit: 'Söder' });
  expect(
    (await south.call(STOP_REPEAT, { params: { id: testCase.invitation.id, request: first.id } })).status,
  ).toBe(404);
  const admin = await server.staff({ organisation: organisation(), unit: 'Ledning', role: 'admin' });
  const { entries } = await admin.ok(READ_AUDIT, { querystring: { kind: 'forms-sent' } });
  expect(entries.map(({ member }) => member?.id)).toEqual([testCase.worker.id, testCase.worker.id]);
  expect(entries.at(-1)?.details).toContainEqual({ field: 'repeatWeeks', to: '1' });
});

it('are at most twenty at a time', async () => {
  const { testCase } = await openWeekly();
  for (let more = 1; more < 20; more += 1) expect((await askWith(testCase, weekly)).status).toBe(200);
  expect(await askWith(testCase, weekly)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'repeat', message: 'too-many' }] },
  });
});

it('end when their only form is retired', async () => {
  const { testCase, first } = await openWeekly();
  const author = await server.staff({ organisation: organisation(), role: 'author' });
  const params = { formId: testCase.form.metadata.id };
  expect((await author.call(RETIRE_FORM, { params, body: { retired: true } })).status).toBe(204);
  await morning('2026-10-12');
  await morning('2026-10-19');
  expect(await roundsOf(testCase)).toBe(0);
  const { requests } = await seen(server, testCase);
  expect(requests.find(({ id }) => id === first.id)!.repeat).toEqual(weekly.repeat);
});
