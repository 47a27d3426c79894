import { MINUTE_MS } from '@lykta/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { deliverDue } from './deliver.ts';
import type { Message } from './message.ts';
import { enqueue } from './outbox.ts';
import { createSenders, type Senders } from './senders.ts';
import { portOf } from '../testing/port-of.ts';

let server: TestServer;
let provider: Provider;
let mail: MailServer;
let senders: Senders;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.empty();
  provider = await startProvider();
  mail = await startMailServer();
  senders = createSenders({
    smsUrl: provider.url,
    smtpUrl: mail.url,
    contact: 'hej@lykta.example',
    vapid: null,
    nativePush: { fcm: null, apns: null },
  });
});
afterAll(() => server.close());
afterEach(() => {
  senders.close();
  provider.http.closeAllConnections();
  provider.http.close();
  mail.close();
});

const sms: Message = {
  kind: 'reset',
  to: '+46701234567',
  language: 'sv',
  link: 'https://x.example/resetpwd#token=T0',
};
const email: Message = { ...sms, to: 'eva@example.se' };

function put(message: Message | null, minutes = 30, to = message?.to ?? '+46701234567') {
  const expires = new Date(server.clock.now().getTime() + minutes * MINUTE_MS);
  return enqueue(server.app.services, server.db, { to, message, expires });
}
const deliver = () => deliverDue(server.app.services, senders);
const rows = () => server.db.selectFrom('outbox').select(['state', 'tries']).execute();

describe('deliverDue', () => {
  it('sends an SMS in 46elks’ form and erases the row', async () => {
    await put(sms);
    expect(await deliver()).toBe(1);
    const [request] = provider.requests;
    expect(request?.authorization).toBe(`Basic ${Buffer.from('user:pass word').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toMatchObject({
      from: 'Lykta',
      to: sms.to,
    });
    expect(new URLSearchParams(request?.body).get('message')).toContain(sms.link);
    expect(await rows()).toEqual([]);
  });

  it('sends an e-mail through a real mail conversation', async () => {
    await put(email);
    await deliver();
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]).toContain('To: eva@example.se');
    expect(mail.received[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(email.link);
    expect(await rows()).toEqual([]);
  });

  it('keeps what a provider that is down could not take, and tries later', async () => {
    await put(sms);
    provider.status = 500;
    await deliver();
    expect(await deliver()).toBe(0);
    provider.status = 200;
    server.clock.advance({ seconds: 11 });
    expect(await deliver()).toBe(1);
    expect(provider.requests).toHaveLength(2);
    expect(await rows()).toEqual([]);
  });

  it('gives up on what the provider will never take', async () => {
    await put(sms);
    provider.status = 403;
    await deliver();
    expect(await rows()).toEqual([{ state: 'dead', tries: 1 }]);
  });

  it('never sends what has expired, and erases it', async () => {
    await put(sms, 1);
    server.clock.advance({ minutes: 2 });
    await deliver();
    expect(provider.requests).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('sends nothing for an address without an account', async () => {
    await put(null);
    await deliver();
    expect(provider.requests).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('sends each message once though two servers deliver', async () => {
    for (let n = 0; n < 8; n += 1) await put(sms);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(provider.requests).toHaveLength(8);
  });

  it('keeps messages unreadable in the table, and out of the log', async () => {
    await put(sms);
    provider.status = 500;
    await deliver();
    const { rows: stored } = await server.app.services.db.executeQuery<{ text: string }>(
      server.db
        .selectFrom('outbox')
        .select(({ cast, ref }) => cast<string>(ref('sealed'), 'text').as('text'))
        .compile(),
    );
    expect(stored[0]?.text).not.toContain(Buffer.from(sms.to).toString('hex'));
    expect(server.logs.join('')).not.toMatch(/70123|token=T0/);
  });
});

interface Provider {
  http: Server;
  url: string;
  status: number;
  requests: { authorization: string | undefined; body: string }[];
}

async function startProvider(): Promise<Provider> {
  const requests: Provider['requests'] = [];
  const http = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: await read(request) });
    response.writeHead(provider.status).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const port = portOf(http);
  return { http, requests, status: 200, url: `http://user:pass%20word@127.0.0.1:${port}/a1/sms?from=Lykta` };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

interface MailServer {
  url: string;
  received: string[];
  close(): void;
}

/** A minimal SMTP server (RFC 5321), enough for one message. */
async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const tcp = createTcpServer((socket) => {
    let data: string | null = null;
    let buffer = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (data === null) {
          if (line === 'DATA') data = '';
          socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        } else if (line === '.') {
          received.push(data);
          data = null;
          socket.write('250 ok\r\n');
        } else data += `${line}\r\n`;
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const port = portOf(tcp);
  return { received, url: `smtp://127.0.0.1:${port}`, close: () => tcp.close() };
}
