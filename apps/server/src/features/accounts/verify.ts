import { ADDRESS_CODE_LENGTH, FinishVerification, StartVerification } from '@lykta/domain';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { problem } from '../../http/problem.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import { enqueue } from '../../messages/outbox.ts';
import { changeLogin, findAccount, isNameOf, readLogin } from '../../records/accounts.ts';
import { lockChild } from '../../records/lock.ts';
import { openAddress } from '../../records/login-address.ts';
import { claimInvitations } from '../../records/recipients.ts';
import { isMarkOf, markFor } from '../../security/child-marks.ts';
import type { Child } from '../../security/child-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';

const VALID_MS = 30 * 60_000;
const MOST_TRIES = 5;
const nothing = { 204: z.undefined() };

/**
 * Proves that the address of the login is the child's: POST clients/verify/start sends a code to it, POST
 * clients/verify takes the code (docs/api.md, Verified addresses).
 */
export function verifyRoutes(app: App, services: Services): void {
  const { db, clock, rateLimits, usernames } = services;

  app.post(
    '/clients/verify/start',
    { config: { policy: 'child' }, schema: { body: StartVerification, response: nothing } },
    async (request, reply) => {
      const child = childOf(request);
      const { username } = request.body;
      await rateLimits.take('address-code', child.id);
      const account = await findAccount(db, services, usernames.all(username));
      if (account?.id !== child.id) throw problem('not-own-username');
      const code = String(randomInt(10 ** ADDRESS_CODE_LENGTH)).padStart(ADDRESS_CODE_LENGTH, '0');
      const expires = new Date(clock().getTime() + VALID_MS);
      const language = acceptedLanguage(request.headers['accept-language']);
      await db.transaction().execute(async (tx) => {
        const stored = {
          code_hmac: markFor(child.key, 'address-code', `${username}/${code}`),
          tries: 0,
          expires,
        };
        await tx
          .insertInto('address_codes')
          .values({ account_id: child.id, ...stored })
          .onConflict((conflict) => conflict.column('account_id').doUpdateSet(stored))
          .execute();
        const message = { kind: 'address-code', to: username, language, code } as const;
        await enqueue(services, tx, { to: username, message, expires, accountId: child.id });
      });
      return reply.code(204).send();
    },
  );

  app.post(
    '/clients/verify',
    { config: { policy: 'child' }, schema: { body: FinishVerification, response: nothing } },
    async (request, reply) => {
      const child = childOf(request);
      const code_hmac = await countTry(child);
      const address = await addressOf(child);
      const typed = `${address}/${request.body.code}`;
      if (!isMarkOf(child.key, 'address-code', typed, code_hmac)) throw problem('wrong-code');
      await markVerified(child, address, code_hmac);
      return reply.code(204).send();
    },
  );

  /** Counts a try before it is looked at, so that parallel ones can't slip through together. */
  async function countTry(child: Child): Promise<Buffer> {
    const row = await db
      .updateTable('address_codes')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('account_id', '=', child.id)
      .where('tries', '<', MOST_TRIES)
      .where('expires', '>', clock())
      .returning('code_hmac')
      .executeTakeFirst();
    if (!row) throw problem('code-expired');
    return row.code_hmac;
  }

  /** The address of the login; one that somebody put into the row beside another name is none. */
  async function addressOf(child: Child): Promise<string> {
    const login = await readLogin(db, services, child.id);
    const address = login?.address_sealed && openAddress(child.key, login.address_sealed);
    if (!address || !isNameOf(usernames, login)(address)) throw problem('code-expired');
    return address;
  }

  /** From now on invitations to the address appear by themselves; those that waited for it come now. */
  async function markVerified(child: Child, address: string, code_hmac: Buffer): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await lockChild(tx, child.id);
      // A name that was changed meanwhile has taken the code with it.
      const code = await tx
        .deleteFrom('address_codes')
        .where('account_id', '=', child.id)
        .where('code_hmac', '=', code_hmac)
        .returning('account_id')
        .executeTakeFirst();
      if (!code) throw problem('code-expired');
      await changeLogin(tx, services, child.id, { verified: true });
      await claimInvitations(tx, child.id, usernames.all(address));
    });
  }
}
