import { CHANGE_PASSWORD } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { changeLogin, isNameOf, readLogin } from '../../records/accounts.ts';
import { requireGoodPassword } from '../../security/new-passwords.ts';
import { hashPassword, turnOf } from '../../security/passwords.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { guardedChange } from './guarded-change.ts';
import { requireConfirmed } from '../../security/confirmed.ts';

/** POST clients/password: sets a new password while the child is signed in (docs/api.md, Changing the login). */
export function changePasswordRoute(app: App, services: Services): void {
  const { db, clock, rateLimits, usernames } = services;
  app.route({
    ...routeOf(CHANGE_PASSWORD),
    handler: async (request, reply) => {
      const child = childOf(request);
      const { password } = request.body;
      requireConfirmed(child, clock());
      requireGoodPassword(password, isNameOf(usernames, await readLogin(db, services, child.id)));
      await rateLimits.take('new-password', child.id);
      const passwordHash = await hashPassword(password, turnOf(request, 'children'));
      await guardedChange(services, request, (tx) => changeLogin(tx, services, child.id, { passwordHash }));
      return reply.code(204).send();
    },
  });
}
