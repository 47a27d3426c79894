import { dayOf } from '@lykta/domain';
import { CONFIRM_PASSWORD, READ_SESSION, SIGN_OUT } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { readLogin } from '../../records/accounts.ts';
import { toInvitations } from '../../records/invitations.ts';
import { storedInvitations } from '../../records/stored-invitations.ts';
import { Ahead } from '../../security/ahead.ts';
import { clearSessionCookie, confirmChildSession, endChildSessions } from '../../security/child-sessions.ts';
import { isPassword, turnOf } from '../../security/passwords.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { toSession } from './session-reply.ts';

/** Routes for the session: GET clients, POST clients/logout, POST clients/confirm (docs/product.md §7). */
export function sessionRoutes(app: App, services: Services): void {
  const { db, rateLimits, clock } = services;
  const invitations = new Ahead((account) => storedInvitations(account, dayOf(clock())));
  app.route({
    ...routeOf(READ_SESSION, { ahead: invitations }),
    handler: async (request) => toSession(childOf(request), toInvitations(invitations.of(request))),
  });

  app.route({
    ...routeOf(SIGN_OUT),
    handler: async (request, reply) => {
      const child = childOf(request);
      const { deviceId, everywhere = false } = request.body;
      await endChildSessions(db, child, everywhere);
      const devices = db.deleteFrom('notification_tokens').where('account_id', '=', child.id);
      if (everywhere) await devices.execute();
      else if (deviceId !== undefined) await devices.where('device_id', '=', deviceId).execute();
      clearSessionCookie(request, reply);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(CONFIRM_PASSWORD),
    handler: async (request, reply) => {
      const child = childOf(request);
      await rateLimits.begin('confirm-account', child.id);
      const login = await readLogin(db, services, child.id);
      if (!(await isPassword(request.body.password, login?.passwordHash, turnOf(request, 'children'))))
        throw problem('wrong-credentials');
      await rateLimits.succeeded('confirm-account', child.id);
      await confirmChildSession(services, child);
      return reply.code(204).send();
    },
  });
}
