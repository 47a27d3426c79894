import { DAY_MS, present } from '@lykta/domain';
import { READ_SECURITY_TEXT } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('security.txt says whom to write to, in which languages, and never ends in the past', async () => {
  const { status, body, headers } = await server.browser().call(READ_SECURITY_TEXT);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = String(body).trim().split('\n');
  const fields = new Map(
    lines.map((line) => {
      const [field = '', value = ''] = line.split(/: (.*)/);
      return [field, value];
    }),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
  expect(fields.get('Contact')).toBe('mailto:hej@lykta.example');
  expect(fields.get('Preferred-Languages')).toBe('sv, en');
  const left =
    new Date(present(fields.get('Expires'), 'fields.get(’Expires’)')).getTime() -
    server.clock.now().getTime();
  expect(left / DAY_MS).toBe(365);
});
