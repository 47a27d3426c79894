import { ADDRESS_CODE_LENGTH, MINUTE_MS } from '@lykta/domain';
import { FINISH_VERIFICATION, START_VERIFICATION } from '@lykta/domain/calls';
import { randomInt } from 'node:crypto';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import { enqueue } from '../../messages/outbox.ts';
import { changeLogin, findAccount, isNameOf, readLogin } from '../../records/accounts.ts';
import { lockChild } from '../../access/lock.ts';
import { openAddress } from '../../records/login-address.ts';
import { claimInvitations } from '../../records/recipients.ts';
import { isMarkOf, markFor } from '../../security/child-marks.ts';
import type { Child } from '../../security/child-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';

const VALID_MS = 30 * MINUTE_MS;
const MOST_TRIES = 5;

/**
 * Verifies that the login's address belongs to the child: POST clients/verify/start sends a code to it, POST
 * clients/verify checks the code (docs/api.md, Verified addresses).
 */
export function verifyRoutes(app: App, services: Services): void {
  const { db, clock, rateLimits, usernames } = services;

  app.route({
    ...routeOf(START_VERIFICATION),
    handler: async (request, reply) => {
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
  });

  app.route({
    ...routeOf(FINISH_VERIFICATION),
    handler: async (request, reply) => {
      const child = childOf(request);
      const code_hmac = await countTry(child);
      const address = await addressOf(child);
      const typed = `${address}/${request.body.code}`;
      if (!isMarkOf(child.key, 'address-code', typed, code_hmac)) throw problem('wrong-code');
      await markVerified(child, address, code_hmac);
      return reply.code(204).send();
    },
  });

  /** Counts the try before checking it, so that parallel tries cannot exceed the limit. */
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

  /**
   * Returns the login's address. Refuses an address that does not match the row's username, because somebody else wrote
   * it.
   */
  async function addressOf(child: Child): Promise<string> {
    const login = await readLogin(db, services, child.id);
    const address = login?.address_sealed && openAddress(child.key, login.address_sealed);
    if (!address || !isNameOf(usernames, login)(address)) throw problem('code-expired');
    return address;
  }

  /** Marks the address as verified: waiting invitations to it are assigned now, later ones when they are sent. */
  async function markVerified(child: Child, address: string, code_hmac: Buffer): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await lockChild(tx, child.id);
      // If the name was changed in the meantime, that change has deleted the code.
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
