import { present } from '@lykta/domain';
import { READ_ASKED_ANSWERS, SAVE_ASKED_ANSWERS, SEND_ANSWERS } from '@lykta/domain/calls';
import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest';
import { asked, askedOf, askWith } from '../../testing/asking.ts';
import { openCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { clientsOf } from '../../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cases = 0;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => server.clock.set('2026-11-23T12:00:00Z'));
afterAll(() => server.close());

const open = () => openCase(server, { organisation: `Sista dag ${(cases += 1)}`, unit: 'Norr' });
const finished = said({ mood: 'good' });

it('is told to the child, and lasts until midnight in Stockholm', async () => {
  const testCase = await open();
  const child = await testCase.join();
  server.clock.advance({ minutes: 1 });
  const { request, answers } = await asked(testCase, { lastDay: '2026-11-27' });
  expect(request).toMatchObject({ lastDay: '2026-11-27', sentBy: 'Kim Andersson' });
  expect((await askedOf(testCase, child)).requests[0]).toMatchObject({
    id: request.id,
    lastDay: '2026-11-27',
  });
  server.clock.set('2026-11-27T22:59:00Z');
  expect((await child.call(SAVE_ASKED_ANSWERS, { params: answers, body: finished })).status).toBe(200);
});

it('closes the form for who has not begun, and who has begun may finish and send', async () => {
  const testCase = await open();
  const begun = await testCase.join();
  const other = await testCase.join();
  server.clock.advance({ minutes: 1 });
  const { request, answers } = await asked(testCase, { lastDay: '2026-11-27' });
  await begun.call(SAVE_ASKED_ANSWERS, { params: answers, body: finished });
  server.clock.set('2026-11-27T23:00:00Z');
  const ids = async (child: typeof begun) => (await askedOf(testCase, child)).requests.map(({ id }) => id);
  expect(await ids(other)).not.toContain(request.id);
  expect(await other.call(SAVE_ASKED_ANSWERS, { params: answers, body: finished })).toMatchObject({
    status: 409,
    body: { code: 'request-ended' },
  });
  expect((await other.call(READ_ASKED_ANSWERS, { params: answers })).body).toMatchObject({ answers: {} });
  expect(await ids(begun)).toContain(request.id);
  expect((await begun.call(SEND_ANSWERS, { params: answers })).status).toBe(204);
  await server.renew(testCase.worker);
  expect((await clientsOf(testCase)).map(({ sent }) => sent.length).sort()).toEqual([0, 1]);
});

it.each([
  ['a last day in the past', { lastDay: '2026-11-22' }, 'lastDay', 'in-the-past'],
  ['a last day in another century', { lastDay: '2126-11-22' }, 'lastDay', 'too-far'],
  ['a last day that is none', { lastDay: '2026-02-30' }, 'lastDay', undefined],
  ['a reminder at once', { remindAfter: 0 }, 'remindAfter', undefined],
  [
    'a reminder after the last day',
    { lastDay: '2026-11-24', remindAfter: 2 },
    'remindAfter',
    'after-last-day',
  ],
  ['rounds every 0 weeks', { repeat: { weeks: 0, until: '2027-01-31' } }, 'repeat.weeks', undefined],
  ['rounds every -1 weeks', { repeat: { weeks: -1, until: '2027-01-31' } }, 'repeat.weeks', undefined],
  ['1,000 rounds', { repeat: { weeks: 1, until: '2046-01-31' } }, 'repeat.until', 'too-far'],
  [
    'rounds that end before the second',
    { repeat: { weeks: 4, until: '2026-12-20' } },
    'repeat.until',
    'no-round',
  ],
])('is refused: %s; then nobody is asked', async (_what, plan, path, message) => {
  const testCase = await open();
  const child = await testCase.join();
  const refused = await askWith(testCase, plan);
  const fault = message === undefined ? { path } : { path, message };
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [fault] } });
  expect((await askedOf(testCase, child)).requests).toHaveLength(1);
});

it('of a request is set only by who sees its invitation', async () => {
  const testCase = await open();
  const south = await server.staff({ organisation: `Sista dag ${cases}`, unit: 'Söder' });
  expect((await askWith(testCase, { lastDay: '2026-11-27' }, south)).status).toBe(404);
});

it('a colleague who sent first is told of, and nothing is sent twice', async () => {
  const testCase = await open();
  const colleague = await server.staff({ organisation: `Sista dag ${cases}`, unit: 'Norr' });
  const child = await testCase.join();
  server.clock.advance({ minutes: 1 });
  const after = present(testCase.invitation.requests[0], 'testCase.invitation.requests[0]').id;
  const both = await Promise.all([
    askWith(testCase, { after }),
    askWith(testCase, { after }, colleague),
    askWith(testCase, { after }, colleague),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'sent-meanwhile' } });
  expect((await askedOf(testCase, child)).requests).toHaveLength(2);
});
