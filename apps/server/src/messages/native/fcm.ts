import { MINUTE_MS, type PushPayload } from '@lykta/domain';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { SubscriptionGone } from '../web-push.ts';
import { Undeliverable } from '../undeliverable.ts';
import type { FcmAccount } from './push-settings.ts';

const SERVICE = 'https://fcm.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TIMEOUT_MS = 10_000;
const ASSERTION_SECONDS = 3600;
/** An access token is not used in its last minute. */
const MARGIN_MS = MINUTE_MS;
const TTL = '14400s';

const Access = z.object({ access_token: z.string(), expires_in: z.number() });
const Refusal = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).default([]) }),
});

/** Sends one push to an Android shell. */
export type NativeSender = (token: string, payload: PushPayload, now: Date) => Promise<void>;

/**
 * Sends by the HTTP v1 API of Firebase Cloud Messaging.
 * @param service its address, for tests
 */
export function createFcmSender(account: FcmAccount, service = SERVICE): NativeSender {
  let access: { token: string; until: number } | undefined;
  const accessToken = async (now: Date): Promise<string> => {
    if (access && now.getTime() < access.until) return access.token;
    const body = new URLSearchParams({ grant_type: GRANT, assertion: await assertionOf(account, now) });
    const reply = await fetch(account.token_uri, { method: 'POST', body, ...limits() });
    if (!reply.ok) throw new Error(`the token service replied ${reply.status}`);
    const { access_token: token, expires_in: seconds } = Access.parse(await reply.json());
    access = { token, until: now.getTime() + seconds * 1000 - MARGIN_MS };
    return token;
  };
  return async (token, { body, channel, path }, now) => {
    const message = {
      token,
      notification: { title: body },
      data: { path },
      android: { priority: 'NORMAL', ttl: TTL, notification: { channel_id: channel, visibility: 'SECRET' } },
    };
    const reply = await fetch(`${service}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken(now)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      ...limits(),
    });
    const refusal = Refusal.safeParse(await reply.json().catch(() => null)).data;
    if (reply.ok) return;
    const codes = (refusal?.error.details ?? []).map(({ errorCode }) => errorCode);
    if (reply.status === 404 || codes.includes('UNREGISTERED')) throw new SubscriptionGone('gone');
    // A token that was taken back: the next try asks for another.
    if (reply.status === 401) access = undefined;
    const passing = reply.status >= 500 || [401, 429].includes(reply.status);
    throw new (passing ? Error : Undeliverable)(`Firebase replied ${reply.status}`);
  };
}

const limits = () => ({ redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }) as const;

async function assertionOf(account: FcmAccount, now: Date): Promise<string> {
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(at)
    .setExpirationTime(at + ASSERTION_SECONDS)
    .sign(await importPKCS8(account.private_key, 'RS256'));
}
