import type { StaffSession } from '@lykta/domain';
import { FINISH_IDENTITY, START_IDENTITY } from '@lykta/domain/calls';
import type { IdentityProvider } from '../identity-providers.ts';
import { OPERATOR } from '../security/password-queue.ts';
import { hashPassword } from '../security/passwords.ts';
import type { Browser, Reply } from './browser.ts';
import { startIdentityProvider, type Person, type TestProvider } from './identity-provider.ts';
import { openTestServer, VIEWER_ORIGIN, type TestMember, type TestServer } from './test-server.ts';

const client = { clientId: 'lykta', clientSecret: 'a secret of the client' };
/** The password of every member here. */
export const MEMBER_PASSWORD = 'handläggare i norr';
export const CLIENT_SECRET = client.clientSecret;

/** Four organisations with a provider of their own: open, strict, with roles by a claim, and one that is away. */
const providersAt = (issuer: string): IdentityProvider[] => {
  const common = {
    ...{ issuer, clientId: client.clientId, secret: client.clientSecret, scope: 'openid email' },
    ...{ emailVerified: 'email_verified', passwords: true },
  };
  const values = [
    { value: 'lykta-admin', role: 'admin' as const },
    { value: 'lykta', role: 'worker' as const },
  ];
  return [
    { ...common, id: 'open', organisation: 'Öppen kommun' },
    { ...common, id: 'strict', organisation: 'Sträng kommun', passwords: false, acr: ['high'] },
    { ...common, id: 'roles', organisation: 'Rollernas kommun', roles: { claim: 'roles', values } },
    { ...common, id: 'away', organisation: 'Borta kommun', issuer: 'http://localhost:9' },
  ];
};

/** A server whose organisations sign in at a real provider on this machine. */
export interface OwnIdentity {
  server: TestServer;
  provider: TestProvider;
  /** Makes a member, and the person at the provider with its verified address. */
  newPerson(
    organisation: string,
    role?: StaffSession['role'],
  ): Promise<{ email: string; member: TestMember; person: Person }>;
  /** Begins a sign-in. @returns the address at the provider */
  start(browser: Browser, id: string): Promise<string>;
  finish(browser: Browser, answer: string): Promise<Reply>;
  /** Goes the whole way of a person through the provider. */
  signIn(id: string, person: Person, browser?: Browser): Promise<Reply>;
  /** Makes both clocks the same again. */
  resetClock(): void;
  close(): Promise<void>;
}

export async function openOwnIdentity(): Promise<OwnIdentity> {
  const provider = await startIdentityProvider({ ...client, page: `${VIEWER_ORIGIN}/identity` });
  const server = await openTestServer({ botCheck: false, identity: providersAt(provider.issuer) });
  let people = 0;
  const start: OwnIdentity['start'] = async (browser, id) =>
    (await browser.ok(START_IDENTITY, { body: { provider: id } })).url;
  const finish: OwnIdentity['finish'] = (browser, answer) =>
    browser.call(FINISH_IDENTITY, { body: { answer } });
  const resetClock = () => server.clock.set(new Date().toISOString());
  resetClock();
  return {
    ...{ server, provider, start, finish, resetClock },
    newPerson: async (organisation, role = 'worker') => {
      const email = `person${(people += 1)}@kommun.example`;
      const passwordHash = await hashPassword(MEMBER_PASSWORD, OPERATOR);
      const member = await server.staff({ organisation, email, passwordHash, role });
      const claims = { email, email_verified: true };
      return { email, member, person: { subject: `19121212-${people}`, claims, acr: 'high' } };
    },
    signIn: async (id, person, browser = server.browser()) => {
      provider.person = person;
      return finish(browser, await provider.signIn(await start(browser, id)));
    },
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}
