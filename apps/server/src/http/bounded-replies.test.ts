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
    await child.put('/clients/answers/school/1', { answers: Object.fromEntries(entries), inactive: {} }),
    await child.put('/clients/answers/school/1', {
      answers: Object.fromEntries(
        Array.from({ length: 200 }, (_, n) => [`q${n}`, [{ answer: 'x', timestamp: 'x' }]]),
      ),
      inactive: {},
    }),
    await child.put('/clients/profile/birthyear', Object.fromEntries(entries)),
  ];
  for (const { status, body } of refused) {
    expect(status).toBe(400);
    expect((body as { errors: unknown[] }).errors.length).toBeLessThanOrEqual(50);
    expect(JSON.stringify(body).length).toBeLessThan(30_000);
  }
});

it('no page may hold a reply in a frame', async () => {
  expect((await server.browser().get('/healthz')).headers['x-frame-options']).toBe('DENY');
});
