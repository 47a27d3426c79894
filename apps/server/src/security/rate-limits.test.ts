import { MINUTE_MS } from '@lykta/domain';
import { CREATE_ACCOUNT, SIGN_IN } from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../problem.ts';
import { solveBotCheck } from '../testing/bot-check.ts';
import { newPhone, openTestServer, PASSWORD, type TestServer } from '../testing/test-server.ts';
import type { RateLimits } from './rate-counter.ts';
import { delayAfter, limits } from './rate-limits.ts';

let server: TestServer;
let rates: RateLimits;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.empty();
  rates = server.app.services.rateLimits;
});
afterAll(() => server.close());

const retryAfter = (work: Promise<void>) =>
  work.then(
    () => null,
    (error: Problem) => error.extras.retryAfter,
  );

describe('an amount', () => {
  it('is used up, and comes back when its window ends', async () => {
    for (let n = 0; n < 10; n += 1) await rates.take('invitation-code', 'anna');
    server.clock.advance({ minutes: 20 });
    expect(await retryAfter(rates.take('invitation-code', 'anna'))).toBe(40 * 60);
    expect(await retryAfter(rates.take('invitation-code', 'bo'))).toBeNull();
    server.clock.advance({ minutes: 41 });
    expect(await retryAfter(rates.take('invitation-code', 'anna'))).toBeNull();
  });

  it('can’t be exceeded by asking at the same moment', async () => {
    const tries = Array.from({ length: 40 }, () => retryAfter(rates.take('invitation-code', 'anna')));
    expect((await Promise.all(tries)).filter((wait) => wait === null)).toHaveLength(10);
  });
});

describe('a delay', () => {
  it('begins after the free tries, doubles, and is never longer than its most', async () => {
    const waits: (number | null | undefined)[] = [];
    for (let n = 0; n < 12; n += 1) {
      const wait = await retryAfter(rates.begin('signin-name-network', 'anna'));
      waits.push(wait);
      if (wait) {
        server.clock.advance({ seconds: wait });
        await rates.begin('signin-name-network', 'anna');
      }
    }
    expect(waits).toEqual([null, null, null, null, null, 1, 2, 4, 8, 16, 30, 30]);
  });

  it('is forgotten after a success', async () => {
    for (let n = 0; n < 5; n += 1) await rates.begin('signin-name-network', 'anna');
    await rates.succeeded('signin-name-network', 'anna');
    expect(await rates.tries('signin-name-network', 'anna')).toEqual({ count: 0, wait: 0 });
  });

  it('never locks anybody out', () => {
    for (const limit of Object.values(limits)) {
      if ('free' in limit) expect(delayAfter(limit, 1_000_000)).toBeLessThanOrEqual(10 * MINUTE_MS);
    }
  });
});

it(
  'lets thirty children behind one address create accounts and sign in within a minute',
  { timeout: 60_000 },
  async () => {
    const names = Array.from({ length: 30 }, () => newPhone());
    const started = performance.now();
    const created = await Promise.all(
      names.map(async (username) => {
        const browser = server.browser();
        const altcha = await solveBotCheck(browser, 'create');
        return browser.call(CREATE_ACCOUNT, { body: { username, password: PASSWORD, altcha } });
      }),
    );
    const signedIn = await Promise.all(
      names.map(async (username) => {
        const browser = server.browser();
        const altcha = await solveBotCheck(browser, 'login');
        return browser.call(SIGN_IN, { body: { username, password: PASSWORD, altcha } });
      }),
    );
    expect([...created, ...signedIn].map((reply) => reply.status)).toEqual(Array(60).fill(200));
    expect(performance.now() - started).toBeLessThan(60_000);
  },
);

it('keeps no name in clear', async () => {
  await rates.begin('signin-name-network', 'anna@example.se');
  const [row] = await server.db.selectFrom('rate_buckets').selectAll().execute();
  expect(row?.key.toString('latin1')).not.toContain('anna');
});
