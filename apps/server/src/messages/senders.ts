import nodemailer from 'nodemailer';
import type { PushPayload } from '@lykta/domain';
import type { Config } from '../config.ts';
import type { Composed } from './message.ts';
import { Undeliverable } from './undeliverable.ts';
import { createNativeSenders, type NativeSenders } from './native/native-sender.ts';
import { canPush } from './devices.ts';
import type { PushTarget } from './push-target.ts';
import { createPushSender, type PushSender } from './web-push.ts';

/** Passes one message to a provider. `id` stays the same when a message is sent again after a crash. */
type Sender = (message: Composed, id: string) => Promise<void>;

/** The configured senders; messages of a kind without a sender wait in the outbox. */
export interface Senders {
  email?: Sender;
  sms?: Sender;
  push?: (target: PushTarget, payload: PushPayload, now: Date) => Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/** @param pushServices push services instead of those of the known browsers, for a journey */
export function createSenders(
  config: Pick<Config, 'smtpUrl' | 'smsUrl' | 'contact' | 'vapid' | 'nativePush'>,
  pushServices?: RegExp,
): Senders {
  const { smtpUrl, smsUrl, contact, vapid } = config;
  const native = createNativeSenders(config.nativePush);
  const web = vapid && createPushSender(vapid, pushServices);
  const smtp = smtpUrl === '' ? null : smtpSender(smtpUrl, contact);
  return {
    ...(smtp ? { email: smtp.send } : {}),
    ...(smsUrl === '' ? {} : { sms: smsSender(smsUrl) }),
    ...(canPush(config) ? { push: pushSender(web, native) } : {}),
    close: () => {
      smtp?.close();
      native.close();
    },
  };
}

function pushSender(web: PushSender | null, native: NativeSenders): NonNullable<Senders['push']> {
  return async (target, payload, now) => {
    if (!('endpoint' in target)) return native.send(target, payload, now);
    if (!web) throw new Undeliverable('there is no key for browsers');
    return web(target, payload, now);
  };
}

function smtpSender(url: string, from: string): { send: Sender; close: () => void } {
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 2, ...limits });
  return {
    close: () => transport.close(),
    send: async ({ to, subject, text }, id) => {
      try {
        const messageId = `<${id}@${from.split('@').at(-1)}>`;
        await transport.sendMail({ from: `Lykta <${from}>`, to, subject, text, messageId });
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number };
        throw responseCode >= 500 ? new Undeliverable('refused by the mail server', { cause: error }) : error;
      }
    },
  };
}

/**
 * Sends SMS with the API of 46elks: POST from, to and message, with basic authentication.
 * @param address `https://user:password@api.46elks.com/a1/sms?from=Lykta`
 */
function smsSender(address: string): Sender {
  const { username, password, origin, pathname, searchParams } = new URL(address);
  const account = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  );
  return async ({ to, text }) => {
    const response = await fetch(origin + pathname, {
      method: 'POST',
      headers: { authorization: `Basic ${account}` },
      body: new URLSearchParams({ from: searchParams.get('from') ?? 'Lykta', to, message: text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const passing = response.status >= 500 || response.status === 429 || response.status === 408;
    throw new (passing ? Error : Undeliverable)(`the SMS provider replied ${response.status}`);
  };
}
