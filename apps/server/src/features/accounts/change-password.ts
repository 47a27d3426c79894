import { ChangePassword } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { changeLogin, isNameOf, readLogin } from '../../records/accounts.ts';
import { requireGoodPassword } from '../../security/new-passwords.ts';
import { hashPassword, turnOf } from '../../security/passwords.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { guardedChange } from './guarded-change.ts';
import { requireConfirmed } from './confirmed.ts';

/** POST clients/password: another password while signed in (docs/api.md, Changing the login). */
export function changePasswordRoute(app: App, services: Services): void {
  const { db, clock, rateLimits, usernames } = services;
  app.post(
    '/clients/password',
    { config: { policy: 'child' }, schema: { body: ChangePassword, response: { 204: z.undefined() } } },
    async (request, reply) => {
      const child = childOf(request);
      const { password } = request.body;
      requireConfirmed(child, clock());
      requireGoodPassword(password, isNameOf(usernames, await readLogin(db, services, child.id)));
      await rateLimits.take('new-password', child.id);
      const passwordHash = await hashPassword(password, turnOf(request, 'children'));
      await guardedChange(services, request, (tx) => changeLogin(tx, services, child.id, { passwordHash }));
      return reply.code(204).send();
    },
  );
}
