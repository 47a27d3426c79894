import { DAY_MS, MINUTE_MS } from '@lykta/domain';
import { CHECK_RESET_LINK, FINISH_PASSWORD_RESET, START_PASSWORD_RESET } from '@lykta/domain/calls';
import type { FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { invalidInput, problem } from '../../problem.ts';
import { acceptedLanguage, type Message } from '../../messages/message.ts';
import { enqueue } from '../../messages/outbox.ts';
import { bearerToken } from '../../security/cookies.ts';
import { requireGoodPassword } from '../../security/new-passwords.ts';
import { hashPassword, turnOf } from '../../security/passwords.ts';
import { createResetToken, findResetToken, spendResetToken } from '../../security/reset-tokens.ts';
import type { Services } from '../../services.ts';
import { kinds, type Tries } from '../../security/tries.ts';
import { changeLogin, findAccount, isNameOf, readLogin, type KnownAccount } from '../../records/accounts.ts';
import { forgetEarlierPasswords } from '../../records/kept-names.ts';
import { endAllSessions } from '../../records/other-sessions.ts';

const VALID_MS = 30 * MINUTE_MS;
const REPLY_MS = 200;
/**
 * After a change of the name no reset link is sent for this long: a thief who changed it must not get one while the
 * owner can still undo the change.
 */
const NO_LINK_AFTER_CHANGE_MS = DAY_MS;

/** A forgotten password: POST clients/resetpwd/start, GET and POST clients/resetpwd (docs/product.md §7). */
export function resetPasswordRoutes(app: App, services: Services, tries: Tries): void {
  const { config, db, devices, rateLimits, usernames } = services;

  app.route({
    ...routeOf(START_PASSWORD_RESET),
    handler: async (request, reply) => {
      const { username, redirect, altcha } = request.body;
      const page = new URL(redirect);
      if (!config.origins.child.includes(page.origin) || page.pathname !== '/resetpwd') {
        throw invalidInput({ path: 'redirect', message: 'not-ours' });
      }
      const marks = usernames.all(username).map((mark) => mark.username_hmac);
      const attempt = await tries.begin(request, kinds.reset, { name: username, marks, altcha });
      if (!attempt.onDevice) await rateLimits.take('reset-name', username);
      const asked = {
        username,
        page: `${page.origin}${page.pathname}`,
        language: acceptedLanguage(request.headers['accept-language']),
      };
      // With or without an account, the reply takes the same time: one database row more or less is not measurable.
      await Promise.all([startReset(services, asked), delay(REPLY_MS)]);
      return reply.code(204).send();
    },
  });

  /** The token and its account; a token of 256 bits is not worth guessing. */
  const liveLink = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    const accountId = token === undefined ? null : (await findResetToken(services, db, token))?.accountId;
    if (token === undefined || !accountId) throw problem('link-expired');
    return { token, accountId };
  };

  // Only looks: the link works as before, and nothing tells whose it is.
  app.route({
    ...routeOf(CHECK_RESET_LINK),
    handler: async (request, reply) => {
      await liveLink(request);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(FINISH_PASSWORD_RESET),
    handler: async (request, reply) => {
      const { token, accountId: owner } = await liveLink(request);
      const current = await readLogin(db, services, owner);
      requireGoodPassword(request.body.password, isNameOf(usernames, current));
      const passwordHash = await hashPassword(request.body.password, turnOf(request, 'children'));
      const login = await db.transaction().execute(async (tx) => {
        const accountId = (await spendResetToken(services, tx, token))?.accountId;
        if (!accountId) throw problem('link-expired');
        await changeLogin(tx, services, accountId, { passwordHash });
        await forgetEarlierPasswords(tx, accountId);
        await endAllSessions(tx, accountId);
        return readLogin(tx, services, accountId);
      });
      // The link proves that the account belongs to this person, so this browser gets its own tries: other people's
      // guesses do not delay it.
      if (login) devices.remember(request, reply, 'child', login.username_hmac);
      return reply.code(204).send();
    },
  });
}

/** Sends the link if the account exists, and takes the same time if it does not. */
async function startReset(
  services: Services,
  { username, page, language }: { username: string; page: string; language: Message['language'] },
): Promise<void> {
  const { db, clock, usernames } = services;
  const expires = new Date(clock().getTime() + VALID_MS);
  await db.transaction().execute(async (tx) => {
    const found = await findAccount(tx, services, usernames.all(username));
    const account = found && mayHaveLink(found, clock()) ? found : undefined;
    const token = account ? await createResetToken(services, tx, { account_id: account.id }, expires) : null;
    const message: Message | null = token
      ? { kind: 'reset', to: username, language, link: `${page}#token=${token}` }
      : null;
    await enqueue(services, tx, { to: username, message, expires, accountId: account?.id ?? null });
  });
}

function mayHaveLink({ name_changed }: KnownAccount, now: Date): boolean {
  return name_changed === null || now.getTime() - name_changed.getTime() >= NO_LINK_AFTER_CHANGE_MS;
}
