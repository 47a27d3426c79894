import { ERASE_SENT, LIST_ERASURES, LIST_KEPT } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { requireConfirmed } from '../../security/confirmed.ts';
import { childOf, memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { listErasures } from './due.ts';
import { eraseOnWish, listKept } from './kept.ts';

/** Routes for how long answers are kept, and for erasing them (spec/case-work.md, Retention). */
export function retentionRoutes(app: App, services: Services): void {
  const { db, clock } = services;
  app.route({
    ...routeOf(LIST_ERASURES),
    handler: async (request) => listErasures(services, memberOf(request)),
  });
  app.route({
    ...routeOf(LIST_KEPT),
    handler: async (request) => listKept(db, childOf(request).key, clock()),
  });
  app.route({
    ...routeOf(ERASE_SENT),
    handler: async (request, reply) => {
      const child = childOf(request);
      requireConfirmed(child, clock());
      await eraseOnWish(services, child.id, request.params.id);
      return reply.code(204).send();
    },
  });
}
