import { askedNotice } from '@lykta/domain';
import {
  CHANGE_INVITATION,
  DELETE_ACCOUNT,
  END_CASE,
  LEAVE_INVITATION,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
  SET_NOTIFICATION_TOKEN,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asked } from '../../testing/asking.ts';
import { openCase, type TestCase, type Asked } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { clientsOf } from '../../testing/sent-case.ts';
import { SUBSCRIPTION } from '../../testing/first-release/children.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';
import { remindAsked } from './remind.ts';

const vapid = { publicKey: 'BPublicKey', privateKey: 'x', subject: 'mailto:hej@lykta.example' };

let server: TestServer;
let testCase: TestCase;
let child: TestChild;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false, vapid });
});
beforeEach(async () => {
  await server.empty();
  server.clock.set('2026-11-23T08:00:00Z');
  testCase = await openCase(server, { organisation: 'Påminn', unit: 'Norr' });
  child = await joinWithPhone();
});
afterAll(() => server.close());

async function joinWithPhone(): Promise<TestChild> {
  const one = await testCase.join();
  const token = JSON.stringify(SUBSCRIPTION);
  const set = await one.call(SET_NOTIFICATION_TOKEN, { body: { token, deviceId: 'phone', language: 'sv' } });
  expect(set.status).toBe(204);
  return one;
}

/** Runs the job as three servers do; returns how many notices wait for phones since the last time. */
async function afternoon(day: string): Promise<number> {
  server.clock.set(`${day}T15:00:00Z`);
  const run = () => remindAsked(server.app.services);
  await Promise.all([run(), run(), run()]);
  await run();
  const waiting = await server.db.deleteFrom('outbox').returning('account_id').execute();
  return waiting.length;
}

it('come once, after so many days, in the afternoon', async () => {
  await asked(testCase, { remindAfter: 3 });
  server.clock.set('2026-11-26T13:59:00Z');
  expect(await remindAsked(server.app.services)).toBe(0);
  expect(await afternoon('2026-11-25')).toBe(0);
  expect(await afternoon('2026-11-26')).toBe(1);
  expect(await afternoon('2026-11-26')).toBe(0);
  expect(await afternoon('2026-11-27')).toBe(0);
});

it('come only when they are asked for', async () => {
  await asked(testCase, {});
  expect(await afternoon('2026-11-26')).toBe(0);
});

it('come once to a child that several requests wait for', async () => {
  for (const remindAfter of [3, 3, 2]) await asked(testCase, { remindAfter });
  expect(await afternoon('2026-11-26')).toBe(1);
});

it('name neither the app nor what it is about', () => {
  expect(Object.values(askedNotice).join(' ')).not.toMatch(/lykta|formulär|svar|soc|form|answer/i);
});

it.each<[string, (request: string, answers: Asked, client: string) => Promise<unknown>]>([
  [
    'has answered',
    async (_request, answers) => {
      await child.call(SAVE_ASKED_ANSWERS, { params: answers, body: said({ mood: 'good' }) });
      await child.call(SEND_ANSWERS, { params: answers });
    },
  ],
  ['has left', () => child.call(LEAVE_INVITATION, { params: { id: testCase.invitation.id } })],
  [
    'has turned notices off',
    () => child.call(SET_NOTIFICATION_TOKEN, { body: { token: null, deviceId: 'phone' } }),
  ],
  [
    'has deleted the account',
    async () => child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '0' } }),
  ],
  [
    'need not answer any more',
    (request) => testCase.worker.call(WITHDRAW_REQUEST, { params: { id: testCase.invitation.id, request } }),
  ],
  [
    'has no case any more',
    (_request, _answers, client) =>
      testCase.worker.call(END_CASE, {
        params: { id: testCase.invitation.id, client },
        body: {
          ended: true,
        },
      }),
  ],
  [
    'cannot answer now',
    () =>
      testCase.worker.call(CHANGE_INVITATION, {
        params: { id: testCase.invitation.id },
        body: { status: 'paused' },
      }),
  ],
])('never reach a child that %s', async (_what, change) => {
  const [{ client } = { client: '' }] = await clientsOf(testCase);
  server.clock.advance({ minutes: 1 });
  const { request, answers } = await asked(testCase, { remindAfter: 3 });
  await joinWithPhone();
  await change(request.id, answers, client);
  const everybody = ['need not', 'cannot'].some((words) => _what.startsWith(words));
  expect(await afternoon('2026-11-26')).toBe(everybody ? 0 : 1);
});

it('that no server could send for days are left out', async () => {
  await asked(testCase, { remindAfter: 3 });
  expect(await afternoon('2026-11-29')).toBe(0);
});
