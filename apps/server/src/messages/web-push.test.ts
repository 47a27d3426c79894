import { present } from '@lykta/domain';
import { createECDH, createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Undeliverable } from './undeliverable.ts';
import { createPushSender, encryptPush, SubscriptionGone, type Subscription } from './web-push.ts';
import { portOf } from '../testing/port-of.ts';

const received: { headers: IncomingHttpHeaders; length: number }[] = [];
let status = 201;
const service = createServer((request, response) => {
  let length = 0;
  request.on('data', (chunk: Buffer) => (length += chunk.length));
  request.on('end', () => {
    received.push({ headers: request.headers, length });
    response.writeHead(status).end();
  });
});
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${portOf(service)}/push/1`;
});
afterAll(() => service.close());

/** The example of RFC 8291, appendix A. */
const example = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

it('encrypts as the example of RFC 8291 does', () => {
  const ephemeral = {
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  };
  const sealed = encryptPush(Buffer.from('When I grow up, I want to be a watermelon'), example, ephemeral);
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

/** One key in 256 starts with a zero byte, which Node drops. */
const padded = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key]);
const keys = createECDH('prime256v1');
keys.generateKeys();
const vapid = {
  publicKey: keys.getPublicKey().toString('base64url'),
  privateKey: padded(keys.getPrivateKey()).toString('base64url'),
  subject: 'mailto:hej@lykta.example',
};
const local = (): Subscription => ({ ...example, endpoint });
const send = createPushSender(vapid, /^http:\/\/127\.0\.0\.1:/);
const now = new Date('2026-11-20T12:00:00Z');

it('tells the push service who we are, and nothing that it can read', async () => {
  await send(local(), { title: 'Hej' }, now);
  const { headers, length } = present(received[0], 'received[0]');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' });
  expect(length).toBe(16 + 5 + 65 + JSON.stringify({ title: 'Hej' }).length + 1 + 16);
  const [, jwt = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(vapid.publicKey);
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: new URL(endpoint).origin,
    exp: now.getTime() / 1000 + 43_200,
    sub: vapid.subject,
  });
  const point = keys.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: present(x, 'x'), y: present(y, 'y') };
  const publicKey = createPublicKey({ format: 'jwk', key: jwk });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(signed).toBe(true);
});

it('knows what passes, what never will, and what is over', async () => {
  status = 503;
  await expect(send(local(), {}, now)).rejects.not.toBeInstanceOf(Undeliverable);
  status = 400;
  await expect(send(local(), {}, now)).rejects.toBeInstanceOf(Undeliverable);
  status = 410;
  await expect(send(local(), {}, now)).rejects.toBeInstanceOf(SubscriptionGone);
});

it.each([
  'http://127.0.0.1:9090/x',
  'https://evil.example/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://10.0.0.1/x',
])('never calls %s', async (url) => {
  await expect(createPushSender(vapid)({ ...example, endpoint: url }, {}, now)).rejects.toBeInstanceOf(
    Undeliverable,
  );
});
