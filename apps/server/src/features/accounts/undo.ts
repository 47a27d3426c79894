import { UNDO_LOGIN } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { undoChange } from '../../records/login-undos.ts';
import { bearerToken } from '../../security/cookies.ts';
import type { Services } from '../../services.ts';

/**
 * POST clients/undo: the link sent to the previous address restores the previous login (docs/api.md, Changing the
 * login).
 */
export function undoRoute(app: App, services: Services): void {
  app.route({
    ...routeOf(UNDO_LOGIN),
    handler: async (request, reply) => {
      const token = bearerToken(request);
      const undone =
        token !== undefined &&
        (await services.db.transaction().execute((tx) => undoChange(services, tx, token)));
      if (!undone) throw problem('link-expired');
      return reply.code(204).send();
    },
  });
}
