import { CreatedShare, CreateShare, Id, LiveShare, OpenShare, SharedStory, ShareToken } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { bearerToken } from '../../security/cookies.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { BebParams, requireBeb } from '../../records/beb.ts';
import { makeSharedStory } from '../../records/story.ts';
import { openLink, readSharedStory } from './read.ts';
import { createShare, listShares, revokeShare } from './shares.ts';

/** Two-week links to the story: docs/product.md §7, the calls under shares. */
export function shareRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock } = services;
  const config = { policy: 'child' } as const;

  app.get('/shares', { config, schema: { response: { 200: z.array(LiveShare) } } }, async (request) =>
    listShares(db, childOf(request).key, clock()),
  );

  app.post(
    '/shares',
    { config, schema: { body: CreateShare, response: { 200: CreatedShare } } },
    async (request) => {
      const { key } = childOf(request);
      const now = clock();
      const story = await makeSharedStory(db, catalogue, key, { now, sections: request.body.sections });
      return createShare(db, key, request.body, story, now);
    },
  );

  app.delete(
    '/shares/:id',
    { config, schema: { params: z.strictObject({ id: Id }), response: { 204: z.undefined() } } },
    async (request, reply) => {
      await revokeShare(db, childOf(request).key, request.params.id, clock());
      return reply.code(204).send();
    },
  );

  readRoutes(app, services);
}

/** What whoever has the link calls. */
function readRoutes(app: App, services: Services): void {
  const { rateLimits } = services;
  app.post(
    '/shares/token',
    { config: { policy: 'public' }, schema: { body: OpenShare, response: { 200: ShareToken } } },
    async (request) => {
      await rateLimits.takeAt('share', request.ip);
      return { token: await openLink(services, request.body.key) };
    },
  );

  app.get(
    '/shares/clients/beb/:formId/:formVersion',
    {
      config: { policy: 'share-token' },
      schema: {
        params: BebParams,
        querystring: z.strictObject({ prioritizeSyntethic: z.enum(['0', '1']).optional() }),
        response: { 200: SharedStory },
      },
    },
    async (request) => {
      requireBeb(request.params);
      return readSharedStory(services, bearerToken(request));
    },
  );
}
