import { MINUTE_MS } from '@lykta/domain';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../testing/certificate.ts';
import { portOf } from '../../testing/port-of.ts';
import { Undeliverable } from '../undeliverable.ts';
import { SubscriptionGone } from '../web-push.ts';
import { createApnsSender, type ApnsSender } from './apns.ts';
import { createFcmSender } from './fcm.ts';

const NOW = new Date();
const PAYLOAD = {
  body: 'Det finns något nytt till dig.',
  channel: 'Invitation',
  path: '/invitations/accept',
};
const LATER = new Date(NOW.getTime() + 41 * MINUTE_MS);

describe('Firebase', () => {
  const PROJECT = 'lykta-test';
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const got: { url: string; authorization: string; body: string }[] = [];
  let answer: { status: number; body: object };
  const service = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { url = '', headers } = request;
      got.push({ url, authorization: headers.authorization ?? '', body });
      const access = { access_token: `access-${got.length}`, expires_in: 3600, token_type: 'Bearer' };
      const { status, body: reply } = url === '/token' ? { status: 200, body: access } : answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
  });
  let address: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${portOf(service)}`;
  });
  afterAll(() => service.close());
  beforeEach(() => {
    got.length = 0;
    answer = { status: 200, body: { name: `projects/${PROJECT}/messages/1` } };
  });
  const sender = () =>
    createFcmSender(
      {
        project_id: PROJECT,
        client_email: 'push@lykta-test.iam.example.com',
        private_key: keys.privateKey,
        token_uri: `${address}/token`,
      },
      address,
    );

  it('is asked for access with a signed claim, once an hour, and gets one neutral line', async () => {
    const send = sender();
    await send('a'.repeat(30), PAYLOAD, NOW);
    await send('b'.repeat(30), PAYLOAD, LATER);
    expect(got.map(({ url }) => url)).toEqual([
      '/token',
      `/v1/projects/${PROJECT}/messages:send`,
      `/v1/projects/${PROJECT}/messages:send`,
    ]);
    const claim = new URLSearchParams(got[0]!.body);
    expect(claim.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(claim.get('assertion')!, await importSPKI(keys.publicKey, 'RS256'), {
      issuer: 'push@lykta-test.iam.example.com',
      audience: `${address}/token`,
    });
    expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging');
    expect(got[1]!.authorization).toBe('Bearer access-1');
    expect(JSON.parse(got[1]!.body)).toEqual({
      message: {
        token: 'a'.repeat(30),
        notification: { title: PAYLOAD.body },
        data: { path: PAYLOAD.path },
        android: {
          priority: 'NORMAL',
          ttl: '14400s',
          notification: { channel_id: 'Invitation', visibility: 'SECRET' },
        },
      },
    });
  });

  it.each([
    [404, {}, SubscriptionGone],
    [400, { error: { details: [{ errorCode: 'UNREGISTERED' }] } }, SubscriptionGone],
    [400, { error: { details: [{ errorCode: 'INVALID_ARGUMENT' }] } }, Undeliverable],
    [403, {}, Undeliverable],
  ])('that replies %i is not asked again', async (status, body, kind) => {
    answer = { status, body };
    await expect(sender()('a'.repeat(30), PAYLOAD, NOW)).rejects.toBeInstanceOf(kind);
  });

  it.each([429, 500, 503])('that replies %i is asked again later', async (status) => {
    answer = { status, body: {} };
    const failed = await sender()('a'.repeat(30), PAYLOAD, NOW).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(Undeliverable);
  });

  it('that took its access back gives another', async () => {
    const send = sender();
    answer = { status: 401, body: {} };
    await expect(send('a'.repeat(30), PAYLOAD, NOW)).rejects.toThrow('401');
    answer = { status: 200, body: {} };
    await send('a'.repeat(30), PAYLOAD, NOW);
    expect(got.at(-1)!.authorization).toBe('Bearer access-3');
  });
});

describe('Apple', () => {
  const TEAM = 'A1B2C3D4E5';
  const DEVICE = 'ab'.repeat(32);
  const keys = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  let answer: { status: number; reason?: string };
  let connections = 0;
  let folder: string;
  let service: Http2SecureServer;
  let sender: ApnsSender;
  beforeAll(async () => {
    folder = mkdtempSync(`${tmpdir()}/lykta-apns-`);
    const { cert, key } = makeCertificate(folder, 'localhost', { days: 1 });
    service = createSecureServer({ cert: readFileSync(cert), key: readFileSync(key) });
    service.on('session', () => (connections += 1));
    service.on('stream', (stream, headers) => {
      let body = '';
      stream.setEncoding('utf8').on('data', (part: string) => (body += part));
      stream.on('end', () => {
        got.push({ headers, body });
        stream.respond({ ':status': answer.status });
        stream.end(answer.reason === undefined ? '' : JSON.stringify({ reason: answer.reason }));
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = `https://localhost:${portOf(service)}`;
    const settings = { key: keys.privateKey, keyId: 'KEYID12345', team: TEAM, topic: 'se.example.lykta' };
    sender = createApnsSender(settings, { address, ca: readFileSync(cert, 'utf8') });
  });
  afterAll(() => {
    sender.close();
    service.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    got.length = 0;
    answer = { status: 200 };
  });

  it('gets one neutral line over one connection, with a signed token for most of an hour', async () => {
    for (const now of [NOW, NOW, LATER]) await sender.send(DEVICE, PAYLOAD, now);
    expect(connections).toBe(1);
    const tokens = got.map(({ headers }) => headers.authorization!);
    expect([tokens[0] === tokens[1], tokens[0] === tokens[2]]).toEqual([true, false]);
    const key = await importSPKI(keys.publicKey, 'ES256');
    const { protectedHeader } = await jwtVerify(tokens[0]!.replace('bearer ', ''), key, { issuer: TEAM });
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEYID12345' });
    expect(got[0]!.headers).toMatchObject({
      ':method': 'POST',
      ':path': `/3/device/${DEVICE}`,
      'apns-topic': 'se.example.lykta',
      'apns-push-type': 'alert',
      'apns-priority': '5',
    });
    expect(JSON.parse(got[0]!.body)).toEqual({
      aps: { alert: { title: PAYLOAD.body } },
      path: PAYLOAD.path,
    });
  });

  it.each([
    [410, 'Unregistered', SubscriptionGone],
    [400, 'BadDeviceToken', SubscriptionGone],
    [400, 'BadTopic', Undeliverable],
    [403, 'InvalidProviderToken', Undeliverable],
  ])('that replies %i %s is not asked again', async (status, reason, kind) => {
    answer = { status, reason };
    await expect(sender.send(DEVICE, PAYLOAD, NOW)).rejects.toBeInstanceOf(kind);
  });

  it.each([
    [429, 'TooManyRequests'],
    [503, 'ServiceUnavailable'],
    [403, 'ExpiredProviderToken'],
  ])('that replies %i %s is asked again later', async (status, reason) => {
    answer = { status, reason };
    const failed = await sender.send(DEVICE, PAYLOAD, NOW).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(Undeliverable);
  });
});
