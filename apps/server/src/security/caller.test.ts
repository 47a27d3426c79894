import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installCallers } from './caller.ts';

test('a caller who leaves while the server works is still known by its address', async () => {
  const app = Fastify();
  installCallers(app);
  const { promise: address, resolve } = Promise.withResolvers<string>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  app.get('/', async (request) => {
    begin();
    await once(request.socket, 'close');
    resolve(request.address);
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const caller = connect(port, '127.0.0.1');
  caller.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await begun;
  caller.destroy();
  expect(await address).toBe('127.0.0.1');
  await app.close();
});
