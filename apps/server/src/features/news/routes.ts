import { READ_NEWS } from '@lykta/domain/calls';
import { viewerOf } from '../../access/case-access.ts';
import { visibleUnits } from '../../access/visible-units.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { readNews } from './news.ts';

/** The route for what is new in a member's units (docs/product.md §6). */
export function newsRoutes(app: App, services: Services): void {
  const { db, lists, clock } = services;

  app.route({
    ...routeOf(READ_NEWS, { lists: true }),
    handler: async (request) => {
      const member = memberOf(request);
      const units = await visibleUnits(db, member);
      const ids = units.map(({ id }) => id);
      const viewer = await viewerOf(services, member);
      const news = { since: member.signedInBefore, now: clock() };
      return lists.read(member, (from) => readNews(from, viewer, ids, news));
    },
  });
}
