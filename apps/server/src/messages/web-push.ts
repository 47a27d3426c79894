import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { Undeliverable } from './undeliverable.ts';

const base64url = (bytes: number) =>
  z.base64url().refine((text) => Buffer.from(text, 'base64url').length === bytes);

/** The data that a browser returns when it subscribes. */
export const Subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type Subscription = z.infer<typeof Subscription>;

/** The push services of known browsers, so that no subscription can make this server call another address. */
const PUSH_SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|[a-z0-9.-]+\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)\//;
/** A reminder is for the same evening: one that arrives the next morning is not worth showing. */
const TTL_SECONDS = 4 * 60 * 60;
/** How long a signed VAPID token is valid, in seconds; RFC 8292 allows a day. */
const TOKEN_SECONDS = 12 * 60 * 60;
const RECORD_SIZE = 4096;
const TIMEOUT_MS = 10_000;

/** The subscription has ended, so the device's row can be deleted. */
export class SubscriptionGone extends Undeliverable {
  override name = 'SubscriptionGone';
}

export type PushSender = (subscription: Subscription, payload: object, now: Date) => Promise<void>;

/** Sends to browsers' push services, encrypted so that only the browser can read it (RFC 8291, RFC 8292). */
export function createPushSender(vapid: NonNullable<Config['vapid']>, services = PUSH_SERVICES): PushSender {
  const key = privateKey(vapid);
  return async (subscription, payload, now) => {
    const { endpoint } = subscription;
    if (!services.test(endpoint)) throw new Undeliverable('no push service that we know');
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: `vapid t=${token(vapid, key, endpoint, now)}, k=${vapid.publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_SECONDS),
        urgency: 'low',
      },
      body: new Uint8Array(encryptPush(Buffer.from(JSON.stringify(payload)), subscription)),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    if (response.status === 404 || response.status === 410) throw new SubscriptionGone('gone');
    const passing = response.status >= 500 || response.status === 429;
    throw new (passing ? Error : Undeliverable)(`the push service replied ${response.status}`);
  };
}

/** The server's values for one message; new for each. */
export interface Ephemeral {
  privateKey: Buffer;
  salt: Buffer;
}

const freshEphemeral = (): Ephemeral => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(16) };
};

/** Encrypts a payload for one browser (RFC 8291 §3.4, in the aes128gcm coding of RFC 8188). */
export function encryptPush(
  payload: Buffer,
  { keys }: Subscription,
  ephemeral: Ephemeral = freshEphemeral(),
): Buffer {
  const browserKey = Buffer.from(keys.p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(ephemeral.privateKey);
  const ownKey = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const secret = hkdf(ecdh.computeSecret(browserKey), Buffer.from(keys.auth, 'base64url'), info, 32);
  const cek = hkdf(secret, ephemeral.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, ephemeral.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', cek, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head[4] = ownKey.length;
  const lastRecord = Buffer.of(2);
  const sealed = Buffer.concat([
    cipher.update(payload),
    cipher.update(lastRecord),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return Buffer.concat([ephemeral.salt, head, ownKey, sealed]);
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function privateKey({ publicKey, privateKey: d }: NonNullable<Config['vapid']>): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d } });
}

/** Creates the token that identifies this server to the push service (RFC 8292 §2). */
function token(
  { subject }: NonNullable<Config['vapid']>,
  key: KeyObject,
  endpoint: string,
  now: Date,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
