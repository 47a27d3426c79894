import { READ_STORY } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { requireBeb } from '../../catalogue/beb.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { partOf } from './part-of.ts';
import { readStory } from '../../individual/story.ts';

/** Routes for the child's own story: clients/beb (docs/product.md §7). */
export function storyRoutes(app: App, { db, clock }: Services, catalogue: FormCatalogue): void {
  app.route({
    ...routeOf(READ_STORY),
    handler: async (request) => {
      requireBeb(request.params);
      const storyTexts = request.query.prioritizeSyntethic === '1';
      const story = await readStory(db, catalogue, childOf(request).key, { now: clock(), storyTexts });
      return partOf(story, request.query.part);
    },
  });
}
