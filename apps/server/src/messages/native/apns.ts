import { MINUTE_MS } from '@lykta/domain';
import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { importPKCS8, SignJWT } from 'jose';
import { Undeliverable } from '../undeliverable.ts';
import { SubscriptionGone } from '../web-push.ts';
import type { NativeSender } from './fcm.ts';
import type { ApnsKey } from './push-settings.ts';

const SERVICE = 'https://api.push.apple.com';
const TIMEOUT_MS = 10_000;
/** Apple refuses a token that is older than an hour, and new ones more often than every 20 minutes. */
const TOKEN_MS = 40 * MINUTE_MS;
const WORTH_SECONDS = 4 * 60 * 60;
const GONE = new Set(['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered']);

/** Sends to iPhones, and keeps one connection for all. */
export interface ApnsSender {
  send: NativeSender;
  close(): void;
}

/**
 * Sends by the HTTP/2 API of the Apple Push Notification service.
 * @param service its address and who vouches for it, for tests
 */
export function createApnsSender(
  { key, keyId, team, topic }: ApnsKey,
  { address = SERVICE, ca }: { address?: string; ca?: string } = {},
): ApnsSender {
  let session: ClientHttp2Session | undefined;
  let provider: { token: string; made: number } | undefined;
  const open = (): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed) return session;
    const made = connect(address, ca === undefined ? {} : { ca });
    // A broken connection fails its requests; the next one opens another.
    made.on('error', () => made.destroy());
    made.on('goaway', () => made.close());
    session = made;
    return made;
  };
  const providerToken = async (now: Date): Promise<string> => {
    if (provider && now.getTime() - provider.made < TOKEN_MS) return provider.token;
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(team)
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .sign(await importPKCS8(key, 'ES256'));
    provider = { token, made: now.getTime() };
    return token;
  };
  return {
    close: () => session?.close(),
    send: async (token, { body, path }, now) => {
      const headers = {
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/3/device/${token}`,
        authorization: `bearer ${await providerToken(now)}`,
        'apns-topic': topic,
        'apns-push-type': 'alert',
        'apns-priority': '5',
        'apns-expiration': String(Math.floor(now.getTime() / 1000) + WORTH_SECONDS),
      };
      const { status, text } = await ask(open(), headers, { aps: { alert: { title: body } }, path });
      if (status === 200) return;
      const reason = reasonOf(text);
      if (status === 410 || GONE.has(reason)) throw new SubscriptionGone('gone');
      if (reason === 'ExpiredProviderToken') provider = undefined;
      const passing = status >= 500 || status === 429 || reason === 'ExpiredProviderToken';
      throw new (passing ? Error : Undeliverable)(`Apple replied ${status}`);
    },
  };
}

function ask(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    let status = 0;
    let text = '';
    stream.setTimeout(TIMEOUT_MS, () => stream.destroy(new Error('no reply')));
    stream.setEncoding('utf8');
    stream.once('response', (reply: IncomingHttpHeaders) => (status = Number(reply[':status'])));
    stream.on('data', (part: string) => (text += part));
    stream.once('end', () => resolve({ status, text }));
    stream.once('error', reject);
    stream.end(JSON.stringify(body));
  });
}

function reasonOf(text: string): string {
  try {
    return String((JSON.parse(text) as { reason?: unknown }).reason ?? '');
  } catch {
    return '';
  }
}
