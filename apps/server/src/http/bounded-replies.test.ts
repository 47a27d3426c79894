import { Problem } from '@lykta/domain';
import { IS_ALIVE, SAVE_OWN_ANSWERS, SET_BIRTH_YEAR } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

it('a refusal repeats little of what was sent', async () => {
  const child = await server.signUp();
  const entries = Array.from({ length: 200 }, (_, n) => [`q${n}-${'x'.repeat(900)}`, []]);
  const refused = [
    await child.call(SAVE_OWN_ANSWERS, {
      params: { formId: 'school', formVersion: 1 },
      body: { answers: Object.fromEntries(entries), inactive: {} },
    }),
    await child.call(SAVE_OWN_ANSWERS, {
      params: { formId: 'school', formVersion: 1 },
      body: {
        answers: Object.fromEntries(
          Array.from({ length: 200 }, (_, n) => [`q${n}`, [{ answer: 'x', timestamp: 'x' }]]),
        ),
        inactive: {},
      },
    }),
    await child.call(SET_BIRTH_YEAR, { body: Object.fromEntries(entries) }),
  ];
  for (const { status, body } of refused) {
    expect(status).toBe(400);
    expect(Problem.parse(body).errors?.length).toBeLessThanOrEqual(50);
    expect(JSON.stringify(body).length).toBeLessThan(30_000);
  }
});

it('no page may hold a reply in a frame', async () => {
  expect((await server.browser().call(IS_ALIVE)).headers['x-frame-options']).toBe('DENY');
});
