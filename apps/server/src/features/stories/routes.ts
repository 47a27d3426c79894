import { Story } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { BebParams, requireBeb } from '../../records/beb.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { readStory } from '../../records/story.ts';

/** The child's own story: docs/product.md §7, clients/beb. */
export function storyRoutes(app: App, { db, clock }: Services, catalogue: FormCatalogue): void {
  app.get(
    '/clients/beb/:formId/:formVersion',
    {
      config: { policy: 'child' },
      schema: {
        params: BebParams,
        querystring: z.strictObject({ prioritizeSyntethic: z.enum(['0', '1']).optional() }),
        response: { 200: Story },
      },
    },
    async (request) => {
      requireBeb(request.params);
      const storyTexts = request.query.prioritizeSyntethic === '1';
      return readStory(db, catalogue, childOf(request).key, { now: clock(), storyTexts });
    },
  );
}
