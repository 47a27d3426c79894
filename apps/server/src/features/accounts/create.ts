import { CreateAccount, ClientSession } from '@lykta/domain';
import type { App } from '../../fastify.ts';
import { problem } from '../../http/problem.ts';
import { handOver, startChildSession } from '../../security/child-sessions.ts';
import { hashPassword, turnOf } from '../../security/passwords.ts';
import { newId } from '../../security/tokens.ts';
import type { Services } from '../../services.ts';
import type { BotCheck } from '../../security/bot-check/bot-check.ts';
import { claimInvitations } from '../../records/recipients.ts';
import { findAccount, isTaken, sealLogin } from '../../records/accounts.ts';
import { sessionReply } from './session-reply.ts';

/** POST clients (docs/product.md §7): a new account with a key of its own. */
export function createAccountRoute(app: App, services: Services, botCheck: BotCheck): void {
  const { db, devices, rateLimits, usernames } = services;
  app.post(
    '/clients',
    { config: { policy: 'public' }, schema: { body: CreateAccount, response: { 200: ClientSession } } },
    async (request, reply) => {
      const { username, password, altcha } = request.body;
      await rateLimits.takeAt('create', request.ip);
      await botCheck.require('create', altcha, 0);
      if (await findAccount(db, services, usernames.all(username))) throw problem('username-taken');
      const id = newId();
      const token = await createAccount(services, {
        id,
        username,
        passwordHash: await hashPassword(password, turnOf(request, 'children')),
      });
      const session = handOver(request, reply, token);
      devices.remember(request, reply, 'child', usernames.of(username).username_hmac);
      return sessionReply(db, { id, legacy: false }, session);
    },
  );
}

/** Stores the account and starts its first session. @throws {Problem} 409 when the name was taken meanwhile */
async function createAccount(
  services: Services,
  { id, username, passwordHash }: { id: string; username: string; passwordHash: string },
): Promise<string> {
  const { db, clock, keyRing, usernames } = services;
  const now = clock();
  const login = { ...usernames.of(username), passwordHash, legacy: false, legacy_link_hash: null };
  try {
    return await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('accounts')
        .values({ id, ...sealLogin(services, id, login), created: now })
        .execute();
      await tx
        .insertInto('child_keys')
        .values({ account_id: id, ...keyRing.make(id).wrapped })
        .execute();
      await claimInvitations(tx, id, usernames.all(username));
      return startChildSession(services, tx, id);
    });
  } catch (error) {
    throw isTaken(error) ? problem('username-taken') : error;
  }
}
