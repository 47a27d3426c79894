import { ClientSession, LegacySignIn, SignIn } from '@lykta/domain';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../fastify.ts';
import { problem } from '../../http/problem.ts';
import { handOver, startChildSession } from '../../security/child-sessions.ts';
import { isPassword } from '../../security/passwords.ts';
import { hashToken } from '../../security/tokens.ts';
import type { UsernameMarks } from '../../security/usernames.ts';
import type { Services } from '../../services.ts';
import type { BotCheck } from '../../security/bot-check/bot-check.ts';
import { findAccount, type KnownAccount } from '../../records/accounts.ts';
import { renewSecrets } from './renew-secrets.ts';
import { sessionReply } from './session-reply.ts';

interface Try {
  username: string;
  password: string;
  altcha?: string | undefined;
}

/** POST clients/signin and clients/signin/legacy (docs/product.md §7). */
export function signInRoutes(app: App, services: Services, botCheck: BotCheck): void {
  const { db, rateLimits, usernames, legacyNames } = services;

  app.post(
    '/clients/signin',
    { config: { policy: 'public' }, schema: { body: SignIn, response: { 200: ClientSession } } },
    async (request, reply) => {
      const account = await authenticate(request, request.body, usernames, (found) => !found.legacy);
      await renewSecrets(services, account, request.body.username);
      const token = await startChildSession(services, db, account.id);
      return sessionReply(db, account, handOver(request, reply, token));
    },
  );

  app.post(
    '/clients/signin/legacy',
    { config: { policy: 'public' }, schema: { body: LegacySignIn, response: { 200: ClientSession } } },
    async (request, reply) => {
      const { invitationCode = '' } = request.body;
      const username = request.body.username.trim().toLowerCase();
      const link = hashToken(invitationCode);
      const account = await authenticate(
        request,
        { ...request.body, username },
        legacyNames,
        (found) => found.legacy && found.legacy_link_hash !== null && link.equals(found.legacy_link_hash),
      );
      const token = await startChildSession(services, db, account.id);
      return sessionReply(db, account, handOver(request, reply, token));
    },
  );

  /**
   * The account of a right username and password. Whether it exists shows neither in the reply nor in its time:
   * tries are counted per name typed, and an unknown name costs a password hash too.
   */
  async function authenticate(
    request: FastifyRequest,
    { username, password, altcha }: Try,
    marks: UsernameMarks,
    fits: (account: KnownAccount) => boolean,
  ): Promise<KnownAccount> {
    await rateLimits.take('signin-address', request.ip);
    const { count, wait } = await rateLimits.tries('signin-username', username);
    const ticket = botCheck.ticketAfter(count + 1);
    if (wait > 0) throw problem('too-many-tries', { retryAfter: wait / 1000, ticket });
    await botCheck.require('login', altcha, count);
    await rateLimits.begin('signin-username', username);
    const found = await findAccount(db, services, marks.all(username));
    const right = await isPassword(password, found?.passwordHash);
    if (!found || !right || !fits(found)) throw problem('wrong-credentials', { ticket });
    await rateLimits.succeeded('signin-username', username);
    return found;
  }
}
