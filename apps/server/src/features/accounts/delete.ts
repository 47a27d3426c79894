import { DELETE_ACCOUNT } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../problem.ts';
import { clearSessionCookie } from '../../security/child-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { eraseAccounts } from '../../counts/erase-accounts.ts';
import { requireConfirmed } from '../../security/confirmed.ts';

/**
 * DELETE clients/{id}?keepAnswers (docs/product.md §7): deletes everything except published figures, which identify no
 * child.
 */
export function deleteAccountRoute(app: App, services: Services): void {
  const { db, clock, devices } = services;
  app.route({
    ...routeOf(DELETE_ACCOUNT),
    handler: async (request, reply) => {
      const child = childOf(request);
      if (request.params.id !== child.id) throw notFound();
      requireConfirmed(child, clock());
      await db.transaction().execute((trx) => eraseAccounts(services, trx, [child.key]));
      clearSessionCookie(request, reply);
      devices.forget(request, reply, 'child');
      return reply.code(204).send();
    },
  });
}
