import { CREATE_SHARE, LIST_SHARES, OPEN_SHARE, READ_SHARED_STORY, REVOKE_SHARE } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { bearerToken } from '../../security/cookies.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { requireBeb } from '../../catalogue/beb.ts';
import { makeSharedStory } from '../../individual/story.ts';
import { openLink, readSharedStory } from './read.ts';
import { createShare, listShares, revokeShare } from './shares.ts';

/** Routes for two-week links to the story: the calls under shares (docs/product.md §7). */
export function shareRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock } = services;

  app.route({
    ...routeOf(LIST_SHARES),
    handler: async (request) => listShares(db, childOf(request).key, clock()),
  });

  app.route({
    ...routeOf(CREATE_SHARE),
    handler: async (request) => {
      const { key } = childOf(request);
      const now = clock();
      const story = await makeSharedStory(db, catalogue, key, { now, ...request.body });
      return createShare(db, key, request.body, story, now);
    },
  });

  app.route({
    ...routeOf(REVOKE_SHARE),
    handler: async (request, reply) => {
      await revokeShare(db, childOf(request).key, request.params.id, clock());
      return reply.code(204).send();
    },
  });

  readRoutes(app, services);
}

/** Routes for the person who has the link. */
function readRoutes(app: App, services: Services): void {
  const { rateLimits } = services;
  app.route({
    ...routeOf(OPEN_SHARE),
    handler: async (request) => {
      await rateLimits.takeAt('share', request.address);
      return { token: await openLink(services, request.body.key) };
    },
  });

  app.route({
    ...routeOf(READ_SHARED_STORY),
    handler: async (request) => {
      requireBeb(request.params);
      return readSharedStory(services, bearerToken(request));
    },
  });
}
