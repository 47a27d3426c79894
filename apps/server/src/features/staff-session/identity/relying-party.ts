import * as client from 'openid-client';
import type { IdentityProvider } from '../../../identity-providers.ts';
import { problem, type Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';

/** An identity provider that does not answer within so many seconds is away. */
const PATIENCE = 8;

type Asking = Pick<Services, 'clock' | 'log'>;

/**
 * Reads an identity provider's addresses and keys. Each sign-in reads them anew, so that its new keys hold at once.
 * @throws {Problem} 409 `identity-away`
 */
export async function discover(
  { clock, log }: Asking,
  { id, issuer, clientId, secret }: IdentityProvider,
): Promise<client.Configuration> {
  // Tests move the server's clock; the library has its own.
  const skew = Math.round((clock().getTime() - Date.now()) / 1000);
  const { protocol } = new URL(issuer);
  try {
    return await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockSkew]: skew },
      secret === null ? client.None() : authWith(secret),
      {
        timeout: PATIENCE,
        // The library checks the signature of an ID token from the token endpoint only when it is asked to.
        execute: [
          client.enableNonRepudiationChecks,
          ...(protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  } catch (error) {
    log.warn({ provider: id, err: error }, 'an identity provider did not answer');
    throw problem('identity-away');
  }
}

/** Sends the client's secret in the way that the provider names first of the two. */
function authWith(secret: string): client.ClientAuth {
  const ways = {
    client_secret_basic: client.ClientSecretBasic(secret),
    post: client.ClientSecretPost(secret),
  };
  return (as, metadata, body, headers) => {
    const known = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = known.includes('client_secret_basic') ? ways.client_secret_basic : ways.post;
    return way(as, metadata, body, headers);
  };
}

/** What the browser must bring back: kept in its sealed cookie until then. */
export interface Begun {
  provider: string;
  /** The page of the answers viewer to which the provider sends the browser back. */
  page: string;
  state: string;
  nonce: string;
  verifier: string;
  /** When it ends, in ms. */
  ends: number;
}

/** Makes the address where the browser signs in; it names no person. */
export async function beginAt(
  config: client.Configuration,
  provider: IdentityProvider,
  page: string,
  ends: number,
): Promise<{ url: string; begun: Begun }> {
  const begun: Begun = {
    ...{ provider: provider.id, page, ends },
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: page,
    scope: provider.scope,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    ...(provider.acr ? { acr_values: provider.acr.join(' ') } : {}),
  });
  return { url: url.href, begun };
}

/** What an identity provider says of who signed in. */
export type Claims = Readonly<Record<string, unknown>> & { sub: string };

/**
 * Exchanges the code in a provider's answer for what it says of the person.
 * @throws {Problem} 401 `identity-refused` for an answer that is false, late or used; 409 `identity-away`
 */
export async function claimsFrom(
  { log }: Asking,
  config: client.Configuration,
  { provider, page, state, nonce, verifier }: Begun,
  answer: string,
): Promise<Claims> {
  const back = new URL(page);
  back.search = answer;
  try {
    const tokens = await client.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw problem('identity-refused');
    // Many providers put the address and roles there, and not into the token.
    const more = config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
    return { ...more, ...claims };
  } catch (error) {
    log.warn({ provider, err: error }, 'a sign-in at an identity provider failed');
    throw refusalOf(error);
  }
}

/** Whether a provider is away, or has refused. */
function refusalOf(error: unknown): Problem {
  const isAway =
    (error instanceof TypeError && error.cause !== undefined) ||
    (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT');
  return problem(isAway ? 'identity-away' : 'identity-refused');
}
