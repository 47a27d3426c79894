import { CREATE_ACCOUNT } from '@lykta/domain/calls';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { sendSession, startChildSession } from '../../security/child-sessions.ts';
import { requireGoodPassword } from '../../security/new-passwords.ts';
import { hashPassword, turnOf } from '../../security/passwords.ts';
import { newId } from '../../security/tokens.ts';
import type { Services } from '../../services.ts';
import type { BotCheck } from '../../security/bot-check/bot-check.ts';
import { claimCodeAccount } from '../../records/code-accounts.ts';
import { isKeptForAnother } from '../../records/kept-names.ts';
import { findAccount, isTaken } from '../../records/accounts.ts';
import { insertAccount } from '../../records/new-account.ts';
import { sessionReply } from './session-reply.ts';

const NEW = { legacy: false, verified: false, lock: false, locked: false };

/**
 * POST clients (docs/product.md §7): creates an account with its own key, or makes one that a worker made the child's
 * own. Its address is not verified yet, and invitations sent to it are assigned only after that.
 */
export function createAccountRoute(app: App, services: Services, botCheck: BotCheck): void {
  const { db, devices, rateLimits, usernames } = services;
  app.route({
    ...routeOf(CREATE_ACCOUNT),
    handler: async (request, reply) => {
      const { username, password, ownCode, altcha } = request.body;
      await rateLimits.takeAt('create', request.address);
      await botCheck.require('create', altcha, 0);
      requireGoodPassword(password, (name) => name === username);
      if (await findAccount(db, services, usernames.all(username))) throw problem('username-taken');
      const passwordHash = await hashPassword(password, turnOf(request, 'children'));
      const { id, token } = await createAccount(services, { username, passwordHash, ownCode });
      const session = sendSession(request, reply, token);
      devices.remember(request, reply, 'child', usernames.of(username).username_hmac);
      return sessionReply(services, { id, ...NEW }, session);
    },
  });
}

/** How a new account's child will sign in. */
interface Wanted {
  username: string;
  passwordHash: string;
  /** The code of an account that a worker made: the child makes that one its own. */
  ownCode: string | undefined;
}

/**
 * Stores the account, or makes the one of a worker the child's own, and starts its first session.
 * @throws {Problem} 409 if the name was taken in the meantime, 404 `code-not-found` for a wrong code
 */
async function createAccount(services: Services, wanted: Wanted): Promise<{ id: string; token: string }> {
  const { username, ownCode } = wanted;
  try {
    return await services.db.transaction().execute(async (tx) => {
      const id =
        ownCode === undefined ? await insertOwn(services, tx, wanted) : await claim(services, tx, wanted);
      const marks = services.usernames.all(username);
      if (await isKeptForAnother(tx, marks, id, services.clock())) throw problem('username-taken');
      return { id, token: await startChildSession(services, tx, id) };
    });
  } catch (error) {
    throw isTaken(error) ? problem('username-taken') : error;
  }
}

async function insertOwn(services: Services, tx: Db, { username, passwordHash }: Wanted): Promise<string> {
  const id = newId();
  const name = services.usernames.of(username);
  const login = { ...name, passwordHash, legacy: false, legacy_link_hash: null, verified: false };
  await insertAccount(services, tx, { id, login, address: username });
  return id;
}

async function claim(services: Services, tx: Db, { ownCode = '', ...login }: Wanted): Promise<string> {
  const id = await claimCodeAccount(services, tx, ownCode, login);
  if (id === undefined) throw problem('code-not-found');
  return id;
}
