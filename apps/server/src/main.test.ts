import { present } from '@lykta/domain';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbedded } from './database/embedded.ts';
import { makeSecret } from './security/secrets.ts';
import { freePort, runServer, startServer } from './testing/server-process.ts';

let data: string;
let port: number;
beforeEach(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-main-'));
  chmodSync(data, 0o711);
  port = await freePort();
});
afterEach(async () => {
  if (existsSync(path.join(data, 'postgres'))) await (await openEmbedded(data)).stop();
  rmSync(data, { recursive: true, force: true });
});

const postmaster = () => path.join(data, 'postgres/cluster/postmaster.pid');

const signUp = (url: string, username: string) =>
  fetch(`${url}/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:4200' },
    body: JSON.stringify({ username, password: 'tillräckligt långt' }),
  });

it(
  'prints one line when it listens, and stops itself and the database on SIGTERM',
  { timeout: 60_000 },
  async () => {
    const server = await startServer(data, port);
    const lines = server.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      `listens on http://127.0.0.1:${port} (dev; database: embedded, started, in ${data}`,
    );
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${server.url}/docs/`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(existsSync(postmaster())).toBe(false);
  },
);

it('finishes a request that is under way when it is told to stop', { timeout: 60_000 }, async () => {
  const server = await startServer(data, port);
  const body = JSON.stringify({ username: '0700000001', password: 'tillräckligt långt' });
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.on('data', (chunk) => (reply += chunk.toString()));
  const headers = [
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`POST /clients HTTP/1.1\r\n${headers.join('\r\n')}\r\nExpect: 100-continue\r\n\r\n`);
  await once(socket, 'data'); // "100 Continue": the server has begun with it
  server.process.kill('SIGTERM');
  socket.write(body);
  await once(socket, 'close');
  expect(reply).toMatch(/HTTP\/1\.1 200 OK/);
  expect(await server.exited).toBe(0);
});

it('serves on for a while when told to stop, and says that it leaves', { timeout: 60_000 }, async () => {
  const server = await startServer(data, port, { LYKTA_LEAVING_SECONDS: '3' });
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  server.process.kill('SIGTERM');
  await expect.poll(ready, { timeout: 2000 }).toBe(503);
  expect((await signUp(server.url, '0700000001')).status).toBe(200);
  expect(await server.exited).toBe(0);
});

it('shares sessions with a second server, and leaves it the database', { timeout: 90_000 }, async () => {
  const first = await startServer(data, port);
  const second = await startServer(data, await freePort());
  expect(second.output()).toContain('embedded, adopted');
  const signedUp = await signUp(first.url, '0700000002');
  const cookie = present(
    present(signedUp.headers.get('set-cookie'), 'signedUp.headers.get(’set-cookie’)').split(';')[0],
    'signedUp.headers.get(…)[0]',
  );
  // A session of one is a session of the other: a round-robin needs no stickiness.
  const own = JSON.parse(await signedUp.text());
  expect(await (await fetch(`${second.url}/clients`, { headers: { cookie } })).json()).toMatchObject(own);
  first.process.kill('SIGTERM');
  await first.exited;
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  second.process.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  expect(existsSync(postmaster())).toBe(false);
});

it('says which setting is wrong, and starts nothing', async () => {
  const server = runServer({ LYKTA_DATA: data });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^LYKTA_SECRET: is required in production/);
  expect(existsSync(path.join(data, 'postgres'))).toBe(false);
});

it('says that its port is taken, and leaves no database running', { timeout: 60_000 }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const server = runServer({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data, LYKTA_PORT: String(port) });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(`LYKTA_PORT: ${port} is taken`);
  expect(existsSync(postmaster())).toBe(false);
  other.close();
});

it('--check-config prints the settings without secrets, and stops', async () => {
  const server = runServer(
    { LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data, LYKTA_SMTP_URL: 'smtp://u:hemligt@mail.example' },
    ['--check-config'],
  );
  expect(await server.exited).toBe(0);
  expect(JSON.parse(server.output())).toMatchObject({
    port: 9090,
    database: 'embedded',
    smtpUrl: 'smtp://mail.example',
  });
  expect(server.output()).not.toContain('hemligt');
});

it(
  'does not start with a list of secrets that lacks a number in use, and says what uses it',
  { timeout: 90_000 },
  async () => {
    const [old, newer] = [makeSecret(), makeSecret().replace('1:', '2:')];
    const server = await startServer(data, port, { LYKTA_SECRET: old });
    expect((await signUp(server.url, '0700000001')).status).toBe(200);
    server.process.kill('SIGTERM');
    await server.exited;
    const settings = {
      LYKTA_ENVIRONMENT: 'dev',
      LYKTA_DATA: data,
      LYKTA_PORT: String(port),
      LYKTA_SECRET: newer,
    };
    const refused = runServer(settings);
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain('LYKTA_SECRET lacks a number that is still in use');
    expect(refused.output()).toContain('number 1: 1 usernames');
    expect(refused.output()).toContain('number 1: 1 children’s keys');
  },
);
