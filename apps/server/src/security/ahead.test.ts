import { dayOf } from '@lykta/domain';
import {
  LIST_FORMS,
  READ_ASKED_ANSWERS,
  READ_INVITATIONS,
  READ_MOODS,
  READ_OWN_ANSWERS,
  READ_PROFILE,
  READ_SESSION,
  SAVE_MOOD,
  SAVE_OWN_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCase, type Asked } from '../testing/case.ts';
import { statementsOf } from '../testing/count-statements.ts';
import { said } from '../testing/forms.ts';
import { openTestServer, type TestChild, type TestServer } from '../testing/test-server.ts';

const SCHOOL = { formId: 'school', formVersion: 1 };

let server: TestServer;
let child: TestChild;
let asked: Asked;
beforeAll(async () => {
  server = await openTestServer();
  const opened = await openCase(server);
  ({ asked } = opened);
  child = await opened.join();
  await child.ok(SAVE_MOOD, { body: { timestamp: server.clock.now().toISOString(), level0: 4, level1: [] } });
  await child.ok(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ feel: 'bad' }) });
});
afterAll(() => server.close());

const today = () => dayOf(server.clock.now());

/** Every statement is a round trip, the main cost of opening home. */
it.each<[string, () => Promise<unknown>, object]>([
  [
    'the session',
    () => child.ok(READ_SESSION),
    { invitations: { accepted: [{ requests: [{ done: null }] }] } },
  ],
  ['the invitations', () => child.ok(READ_INVITATIONS), { accepted: [{ requests: [{ done: null }] }] }],
  ['the profile', () => child.ok(READ_PROFILE), { persons: {}, houses: {} }],
  [
    'the mood of a day',
    () => child.ok(READ_MOODS, { querystring: { date: today() } }),
    { level0: 4, currentStreak: 1 },
  ],
  ['all moods', async () => Object.values(await child.ok(READ_MOODS)), [{ level0: 4 }]],
  ['no moods', () => child.ok(READ_MOODS, { querystring: { to: '2001-01-01' } }), {}],
  ['the forms', async () => (await child.ok(LIST_FORMS)).slice(0, 1), [{ own: true }]],
  ['an asked form', () => child.ok(READ_ASKED_ANSWERS, { params: asked }), { answers: {} }],
  ['an own form', () => child.ok(READ_OWN_ANSWERS, { params: SCHOOL }), said({ feel: 'bad' })],
])('%s and the session of the child are read in one statement', async (_what, call, expected) => {
  await call(); // the first read makes the server cache forms
  let reply: unknown;
  expect(await statementsOf(async () => (reply = await call()))).toEqual(['select']);
  expect(reply).toMatchObject(expected);
});

it('a call that asks wrongly is refused as before', async () => {
  expect(await child.call(READ_MOODS, { querystring: { from: 'yesterday' } })).toMatchObject({ status: 400 });
  const params = { formId: 'school', formVersion: 'one' };
  expect((await child.call(READ_OWN_ANSWERS, { params })).status).toBe(400);
});
