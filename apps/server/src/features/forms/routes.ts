import { AuthoredId, Form, FormListItem, FormVersionParam } from '@lykta/domain';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { notFound } from '../../http/problem.ts';
import { wasAskedFor } from '../../records/access.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { listForms } from './list.ts';

/** Spelt as the specification spells it. */
const StoryTexts = z.strictObject({ prioritizeSyntethic: z.enum(['0', '1']).optional() });
/** A version never changes, so it may stay where it is for a year; `private` because it can be an organisation's. */
const FOR_EVER = 'private, max-age=31536000, immutable';

/** Questionnaires: docs/product.md §7, forms/metadata and forms/{formId}/{formVersion}. */
export function formRoutes(app: App, { db }: Services, catalogue: FormCatalogue): void {
  app.get(
    '/forms/metadata',
    { config: { policy: 'child' }, schema: { response: { 200: z.array(FormListItem) } } },
    async (request) => listForms(db, catalogue, childOf(request).id),
  );

  app.get(
    '/forms/:formId/:formVersion',
    {
      config: { policy: 'child-or-staff' },
      schema: {
        params: z.strictObject({ formId: AuthoredId, formVersion: FormVersionParam }),
        querystring: StoryTexts,
        response: { 200: Form, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const { formId, formVersion } = request.params;
      const stored = await catalogue.find(formId, formVersion);
      if (!stored) throw notFound();
      const { organisationId } = stored;
      const ofStaff = organisationId === null || request.member?.organisationId === organisationId;
      const ofChild = request.child !== null && (await wasAskedFor(db, request.child.id, stored));
      if (!ofStaff && !ofChild) throw notFound();
      const form = request.query.prioritizeSyntethic === '1' ? withStoryTexts(stored.form) : stored.form;
      const etag = `"${createHash('sha256').update(JSON.stringify(form)).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag).header('cache-control', FOR_EVER);
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : form;
    },
  );
}

/** Each question as a line of the story, where its author wrote one. */
function withStoryTexts(form: Form): Form {
  const questions = Object.entries(form.questions).map(([id, { storyText, ...question }]) => [
    id,
    storyText ? { ...question, text: storyText, storyText } : question,
  ]);
  return { ...form, questions: Object.fromEntries(questions) };
}
