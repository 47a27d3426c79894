import type { ClientSession } from '@lykta/domain';
import { SIGN_IN, SIGN_IN_LEGACY } from '@lykta/domain/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { sendSession, startChildSession } from '../../security/child-sessions.ts';
import { isPassword, turnOf } from '../../security/passwords.ts';
import { hashToken } from '../../security/tokens.ts';
import type { UsernameMarks } from '../../security/usernames.ts';
import type { Services } from '../../services.ts';
import { kinds, type Tries } from '../../security/tries.ts';
import { findAccount, type KnownAccount } from '../../records/accounts.ts';
import { renewSecrets } from './renew-secrets.ts';
import { sessionReply } from './session-reply.ts';

interface Try {
  username: string;
  password: string;
  altcha?: string | undefined;
}

/** POST clients/signin and clients/signin/legacy (docs/product.md §7). */
export function signInRoutes(app: App, services: Services, tries: Tries): void {
  const { db, devices, usernames, legacyNames } = services;

  app.route({
    ...routeOf(SIGN_IN),
    handler: async (request, reply) => {
      const account = await authenticate(request, request.body, usernames, (found) => !found.legacy);
      await renewSecrets(services, account, request.body.username);
      const token = await startChildSession(services, db, account.id);
      return begin({ request, reply }, account, token);
    },
  });

  app.route({
    ...routeOf(SIGN_IN_LEGACY),
    handler: async (request, reply) => {
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
      return begin({ request, reply }, account, token);
    },
  });

  /** Sends the session to the caller and remembers this browser. */
  function begin(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    account: KnownAccount,
    token: string,
  ): Promise<ClientSession> {
    const session = sendSession(request, reply, token);
    devices.remember(request, reply, 'child', account.username_hmac);
    const { id, legacy, verified, lock_hmac } = account;
    // A session starts unlocked, because the password was just typed.
    const state = { verified, lock: lock_hmac !== null, locked: false };
    return sessionReply(services, { id, legacy, ...state }, session);
  }

  /**
   * Returns the account if username and password are right. Neither the reply nor its timing shows whether an account
   * exists: tries are counted per typed name, and an unknown name costs a password hash too.
   */
  async function authenticate(
    request: FastifyRequest,
    { username, password, altcha }: Try,
    marks: UsernameMarks,
    fits: (account: KnownAccount) => boolean,
  ): Promise<KnownAccount> {
    const known = marks.all(username);
    const all = known.map((mark) => mark.username_hmac);
    const attempt = await tries.begin(request, kinds.signIn, { name: username, marks: all, altcha });
    const found = await findAccount(db, services, known);
    const right = await isPassword(password, found?.passwordHash, turnOf(request, 'children'));
    if (!found || !right || !fits(found)) throw await attempt.failed('wrong-credentials');
    await attempt.succeeded();
    return found;
  }
}
