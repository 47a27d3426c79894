import { CREATE_ACCOUNT } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { sendSession, startChildSession } from '../../security/child-sessions.ts';
import { requireGoodPassword } from '../../security/new-passwords.ts';
import { hashPassword, turnOf } from '../../security/passwords.ts';
import { newId } from '../../security/tokens.ts';
import type { Services } from '../../services.ts';
import type { BotCheck } from '../../security/bot-check/bot-check.ts';
import { sealAddress } from '../../records/login-address.ts';
import { isKeptForAnother } from '../../records/kept-names.ts';
import { findAccount, isTaken, sealLogin } from '../../records/accounts.ts';
import { toTheDay } from '../../to-the-day.ts';

/** A new account has no invitations: invitations sent to an address are assigned only after the address is verified. */
const NEW = {
  invitations: { pending: [], accepted: [] },
  verified: false,
  lock: false,
  locked: false,
};

/** POST clients (docs/product.md §7): creates an account with its own key. Its address is not verified yet. */
export function createAccountRoute(app: App, services: Services, botCheck: BotCheck): void {
  const { db, devices, rateLimits, usernames } = services;
  app.route({
    ...routeOf(CREATE_ACCOUNT),
    handler: async (request, reply) => {
      const { username, password, altcha } = request.body;
      await rateLimits.takeAt('create', request.address);
      await botCheck.require('create', altcha, 0);
      requireGoodPassword(password, (name) => name === username);
      if (await findAccount(db, services, usernames.all(username))) throw problem('username-taken');
      const id = newId();
      const token = await createAccount(services, {
        id,
        username,
        passwordHash: await hashPassword(password, turnOf(request, 'children')),
      });
      const session = sendSession(request, reply, token);
      devices.remember(request, reply, 'child', usernames.of(username).username_hmac);
      return { id, ...NEW, ...session };
    },
  });
}

/** Stores the account and starts its first session. @throws {Problem} 409 if the name was taken in the meantime */
async function createAccount(
  services: Services,
  { id, username, passwordHash }: { id: string; username: string; passwordHash: string },
): Promise<string> {
  const { db, clock, keyRing, usernames } = services;
  const now = clock();
  const { childKey, wrapped, ledger } = keyRing.make(id);
  const login = sealLogin(services, id, {
    ...usernames.of(username),
    passwordHash,
    legacy: false,
    legacy_link_hash: null,
    verified: false,
  });
  try {
    return await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('accounts')
        .values({ id, ...login, address_sealed: sealAddress(childKey, username), created: toTheDay(now) })
        .execute();
      await tx
        .insertInto('child_keys')
        .values({ account_id: id, ...wrapped })
        .execute();
      await tx
        .insertInto('ledgers')
        .values({ account_id: id, ...ledger })
        .execute();
      if (await isKeptForAnother(tx, usernames.all(username), id, now)) throw problem('username-taken');
      return startChildSession(services, tx, id);
    });
  } catch (error) {
    throw isTaken(error) ? problem('username-taken') : error;
  }
}
