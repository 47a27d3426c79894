import { DELETE_PERSON } from '@lykta/domain/calls';
import { expect, it } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';
import { serveMetrics } from './metrics.ts';
import { portOf } from '../testing/port-of.ts';

it('counts replies by route pattern, on a port of its own', async () => {
  const server = await openTestServer({ botCheck: false });
  const child = await server.signUp();
  await child.call(DELETE_PERSON, { params: { id: 'abc' } });
  await child.request('GET', '/no/such/page?token=hemligt');
  const http = await serveMetrics(server.app.metrics, { host: '127.0.0.1', port: 0 });
  const port = portOf(http);
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toContain('version=0.0.4');
  expect(text).toContain('lykta_request_seconds_count{method="POST",route="/clients",status="200"} 1');
  expect(text).toContain(
    'lykta_request_seconds_bucket{le="10",method="POST",route="/clients",status="200"} 1',
  );
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toContain(
    'lykta_request_seconds_count{method="DELETE",route="/clients/profile/persons/:id",status="404"} 1',
  );
  expect(text).toContain('route="unknown",status="404"');
  expect(text).not.toMatch(/hemligt|abc|no\/such/);
  expect((await fetch(`http://127.0.0.1:${port}/else`)).status).toBe(404);
  expect((await server.browser().request('GET', '/metrics')).status).toBe(404);
  http.closeAllConnections();
  http.close();
  await server.close();
});
