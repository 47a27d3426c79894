import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider, type JWK } from 'oidc-provider';
import { portOf } from './port-of.ts';

/** Who signs in at the provider next, and what it says of them. */
export interface Person {
  subject: string;
  claims?: Record<string, unknown>;
  acr?: string;
}

export interface TestProvider {
  issuer: string;
  /** Who signs in next. */
  person: Person;
  /** Signs the person in, as a browser that follows a started sign-in. @returns the query of the way back */
  signIn(url: string): Promise<string>;
  /** The provider's own id of the session that began last. */
  lastSid(): string;
  /** Makes the provider end a session. @returns the form that it sends */
  logout(subject: string, sid: string): Promise<string>;
  /** The key is replaced by a new one. */
  rotateKey(): void;
  close(): Promise<void>;
}

/** A client as the provider itself uses it; its types leave this out. */
interface Told {
  backchannelLogout(subject: string, sid: string): Promise<void>;
}

interface Options {
  clientId: string;
  clientSecret: string;
  /** The page to which it sends the browser back. */
  page: string;
  /** Where it says that a session has ended; itself, unless a test says otherwise. */
  ended?: string;
}

/** Starts a real OpenID provider on this machine; whoever comes is signed in as `person` without being asked. */
export async function startIdentityProvider(options: Options): Promise<TestProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  let sent = '';
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${portOf(server)}`;
  const people = new Map<string, Record<string, unknown>>();
  let lastSid = '';
  const noteSid = (sid: string) => (lastSid = sid);
  const test: TestProvider = {
    issuer,
    person: { subject: 'nobody' },
    signIn: (url) => follow(url, options.page),
    lastSid: () => lastSid,
    logout: async (subject, sid) => {
      const client = await provider.Client.find(options.clientId);
      if (!client) throw new Error('no client');
      await (client as unknown as Told).backchannelLogout(subject, sid);
      return sent;
    },
    rotateKey: () => {
      provider = makeProvider(issuer, options, people, noteSid);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  let provider = makeProvider(issuer, options, people, noteSid);
  answer = (request, response) => {
    if (request.url === '/ended') {
      sent = '';
      request.on('data', (part: Buffer) => (sent += part.toString()));
      request.on('end', () => response.writeHead(200).end());
      return;
    }
    if (!request.url?.startsWith('/interaction/')) {
      provider.callback()(request, response);
      return;
    }
    const { subject, claims = {}, acr } = test.person;
    people.set(subject, claims);
    const login = { accountId: subject, ...(acr === undefined ? {} : { acr }) };
    void provider.interactionFinished(request, response, { login });
  };
  return test;
}

/** A provider with a key of its own; the sessions of an earlier one go on. */
function makeProvider(
  issuer: string,
  { clientId, clientSecret, page, ended = `${issuer}/ended` }: Options,
  people: Map<string, Record<string, unknown>>,
  noteSid: (sid: string) => void,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk: JWK = { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: randomUUID(), use: 'sig' };
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    cookies: { keys: ['only for tests'] },
    acrValues: ['low', 'high'],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'roles'] },
    ttl: { IdToken: 60, AccessToken: 60, Session: 600, Interaction: 600, Grant: 600 },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people.get(subject) }),
    }),
    // It calls this machine, which it otherwise refuses to.
    fetch: (address, { method = 'POST', headers = {}, body = null } = {}) =>
      fetch(address, { method, headers, body }),
    // Nobody is asked whether Lykta may know.
    loadExistingGrant: async (context) => {
      const { Grant } = context.oidc.provider;
      const grant = new Grant({ clientId, accountId: context.oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [page],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        backchannel_logout_uri: ended,
        backchannel_logout_session_required: true,
      },
    ],
  });
  provider.on('authorization.success', ({ oidc }) => noteSid(oidc.session?.sidFor(clientId) ?? ''));
  return provider;
}

/** Follows redirects with cookies until the provider sends the browser back. */
async function follow(start: string, page: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const to = reply.headers.get('location');
    if (to === null) throw new Error(`the provider stops with ${reply.status}: ${await reply.text()}`);
    url = new URL(to, url);
    if (url.href.startsWith(page)) return url.search.slice(1);
  }
  throw new Error('the provider does not send back');
}
