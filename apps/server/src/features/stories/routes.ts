import { AuthoredId, BEB_FORM, FormVersionParam, Story } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { notFound } from '../../http/problem.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { readStory } from './story.ts';

/** The path of a call about the story: the one form behind /beb, in its one version. */
export const BebParams = z.strictObject({ formId: AuthoredId, formVersion: FormVersionParam });

/** @throws {Problem} 404 for any other form */
export function requireBeb({ formId, formVersion }: z.infer<typeof BebParams>): void {
  if (formId !== BEB_FORM.id || formVersion !== BEB_FORM.version) throw notFound();
}

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
