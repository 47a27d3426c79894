import { ACCEPT_INVITATION, addressAt, partsOf } from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from '../../testing/case.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const accept = (child: TestChild, code: string) => child.call(ACCEPT_INVITATION, { body: { code } });
/** Creates a caller with its own IP address. */
const someone = async (address: string) => {
  const child = await server.signUp();
  return {
    ...child,
    call: (name, ...[sent]) =>
      child.request(partsOf(name).method, addressAt(name, sent), sent?.body, { 'x-forwarded-for': address }),
  } satisfies TestChild;
};

describe('guessing codes with many accounts', () => {
  it('ends for an address after a hundred wrong ones, and goes on elsewhere', async () => {
    const { invitation } = await openCase(server, { organisation: 'Many accounts' });
    for (let account = 0; account < 10; account += 1) {
      const child = await someone('192.0.2.1');
      for (let n = 0; n < 10; n += 1) expect((await accept(child, 'ZZZZZZ')).status).toBe(404);
    }
    expect(await accept(await someone('192.0.2.1'), invitation.code)).toMatchObject({
      status: 429,
      body: { code: 'too-many-tries' },
    });
    expect((await accept(await someone('198.51.100.1'), invitation.code)).status).toBe(204);
  });

  it('leaves each account one wrong code an hour, once there were thousands from wherever', async () => {
    const { invitation } = await openCase(server, { organisation: 'Thousands' });
    await server.app.services.rateLimits.note('wrong-codes', '');
    await server.db
      .updateTable('rate_buckets')
      .set({ count: 5000 })
      .where('name', '=', 'wrong-codes')
      .execute();
    const child = await someone('203.0.113.1');
    expect((await accept(child, 'ZZZZZZ')).status).toBe(404);
    expect((await accept(child, invitation.code)).status).toBe(429);
    expect((await accept(await someone('203.0.113.2'), invitation.code)).status).toBe(204);
  });
});
