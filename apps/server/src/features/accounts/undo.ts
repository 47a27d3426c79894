import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { problem } from '../../http/problem.ts';
import { undoChange } from '../../records/login-undos.ts';
import { bearerToken } from '../../security/cookies.ts';
import type { Services } from '../../services.ts';

/** POST clients/undo: the link to the earlier address brings the earlier login back (docs/api.md, Changing the login). */
export function undoRoute(app: App, services: Services): void {
  app.post(
    '/clients/undo',
    { config: { policy: 'undo-token' }, schema: { response: { 204: z.undefined() } } },
    async (request, reply) => {
      const token = bearerToken(request);
      const undone =
        token !== undefined &&
        (await services.db.transaction().execute((tx) => undoChange(services, tx, token)));
      if (!undone) throw problem('link-expired');
      return reply.code(204).send();
    },
  );
}
