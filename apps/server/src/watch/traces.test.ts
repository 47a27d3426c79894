import { READ_SESSION } from '@lykta/domain/calls';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { openTestServer } from '../testing/test-server.ts';

it('sends the route, the status and the times of each call, and no address', async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const port = portOf(collector);
  const server = await openTestServer({ tracesUrl: `http://127.0.0.1:${port}/v1/traces` });
  await server.browser().call(READ_SESSION);
  await server.browser().request('GET', '/hemligt?token=hemligt', undefined, { 'user-agent': 'hemligt' });
  await server.close();
  collector.close();
  const sent = bodies.join('');
  expect(sent).toContain(`"${READ_SESSION}"`);
  expect(sent).toContain('"http.response.status_code"');
  expect(sent).toContain('"GET unknown"');
  expect(sent).not.toContain('hemligt');
});
