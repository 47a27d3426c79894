import { ResetUsername } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { problem } from '../../http/problem.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { claimInvitations } from '../../records/recipients.ts';
import { changeLogin, findAccount, isTaken } from '../../records/accounts.ts';

/** POST clients/resetusername (docs/product.md §7): a new phone number or address; an imported login becomes a whole one. */
export function resetUsernameRoute(app: App, services: Services): void {
  const { db, usernames, rateLimits } = services;
  app.post(
    '/clients/resetusername',
    { config: { policy: 'child-legacy' }, schema: { body: ResetUsername, response: { 204: z.undefined() } } },
    async (request, reply) => {
      const { id } = childOf(request);
      const { username } = request.body;
      // The reply says whether a name is taken: nobody may ask for many.
      await rateLimits.take('new-username', id);
      const owner = await findAccount(db, services, usernames.all(username));
      if (owner && owner.id !== id) throw problem('username-taken');
      try {
        await db.transaction().execute(async (tx) => {
          const login = { ...usernames.of(username), legacy: false, legacy_link_hash: null };
          await changeLogin(tx, services, id, login);
          await tx.deleteFrom('reset_tokens').where('account_id', '=', id).execute();
          await claimInvitations(tx, id, usernames.all(username));
        });
      } catch (error) {
        throw isTaken(error) ? problem('username-taken') : error;
      }
      return reply.code(204).send();
    },
  );
}
