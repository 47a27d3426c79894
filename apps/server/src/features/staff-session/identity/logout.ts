import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import type { IdentityProvider } from '../../../identity-providers.ts';
import { invalidInput, problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { findBySubject } from './admit.ts';

const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout';
/** How far the two clocks may differ, in seconds. */
const TOLERANCE = 60;
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** What a logout token says beside the common claims (OpenID Connect Back-Channel Logout 1.0, 2.4). */
const Ending = z.object({
  sub: z.string().optional(),
  sid: z.string().optional(),
  iat: z.number(),
  jti: z.string(),
  events: z.looseObject({ [LOGOUT]: z.object({}) }),
  nonce: z.never().optional(),
});

/** Stands for a session at a provider; the session's own name is not stored. */
export const sidMark = (provider: string, sid: string): Buffer =>
  createHash('sha256').update(`${provider}\0${sid}`).digest();

/**
 * Ends the sessions that a provider says have ended there: one, or all of a member. Only those that had begun when the
 * token was made, so a token that is sent again ends no later one.
 * @throws {Problem} 400 for a token that the provider did not make for this purpose; 409 `identity-away`
 */
export async function endSessions(
  services: Services,
  config: Configuration,
  provider: IdentityProvider,
  token: string,
): Promise<void> {
  const { db, clock } = services;
  const payload = await verified(config, provider, token, clock());
  const ending = Ending.safeParse(payload);
  if (!ending.success || (ending.data.sid === undefined && ending.data.sub === undefined)) throw refused();
  const { sub, sid, iat } = ending.data;
  const sessions = db
    .deleteFrom('staff_sessions')
    .where('identity_provider', '=', provider.id)
    .where('created', '<=', new Date((iat + TOLERANCE) * 1000));
  if (sid !== undefined) {
    await sessions.where('identity_sid', '=', sidMark(provider.id, sid)).execute();
    return;
  }
  await db.transaction().execute(async (trx) => {
    const member = await findBySubject(services, trx, provider, sub!);
    if (member) await sessions.where('member_id', '=', member.id).execute();
  });
}

async function verified(
  config: Configuration,
  { clientId }: IdentityProvider,
  token: string,
  now: Date,
): Promise<JWTPayload> {
  const { issuer } = config.serverMetadata();
  const keys = createLocalJWKSet(await readKeys(config));
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      currentDate: now,
      clockTolerance: TOLERANCE,
      maxTokenAge: 600,
    });
    return payload;
  } catch {
    throw refused();
  }
}

/** Reads a provider's keys. @throws {Problem} 409 `identity-away` */
async function readKeys(config: Configuration): Promise<JSONWebKeySet> {
  const { jwks_uri } = config.serverMetadata();
  try {
    const reply = await fetch(jwks_uri ?? '', { signal: AbortSignal.timeout(8000), redirect: 'error' });
    return z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }).parse(await reply.json());
  } catch {
    throw problem('identity-away');
  }
}

const refused = () => invalidInput({ path: 'logout_token', message: 'not-valid' });
