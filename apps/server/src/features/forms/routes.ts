import { dayOf, type Form } from '@lykta/domain';
import { LIST_FORMS, READ_FORM } from '@lykta/domain/calls';
import { createHash } from 'node:crypto';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../problem.ts';
import { wasAskedFor } from '../../access/asked-forms.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { toInvitations } from '../../records/invitations.ts';
import { storedInvitations } from '../../records/stored-invitations.ts';
import { Ahead } from '../../security/ahead.ts';
import type { Services } from '../../services.ts';
import { listForms } from './list.ts';

/** A version never changes, so it may be cached for a year; `private` because it can belong to an organisation. */
const FOR_EVER = 'private, max-age=31536000, immutable';

/** Routes for forms: forms/metadata and forms/{formId}/{formVersion} (docs/product.md §7). */
export function formRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock } = services;
  const invitations = new Ahead((account) => storedInvitations(account, dayOf(clock())));
  app.route({
    ...routeOf(LIST_FORMS, { ahead: invitations }),
    handler: async (request) => listForms(catalogue, toInvitations(invitations.of(request))),
  });

  app.route({
    ...routeOf(READ_FORM),
    handler: async (request, reply) => {
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
  });
}

/** Adds to each question the sentence it gives in the story, where the author wrote one. */
function withStoryTexts(form: Form): Form {
  const questions = Object.entries(form.questions).map(([id, { storyText, ...question }]) => [
    id,
    storyText ? { ...question, text: storyText, storyText } : question,
  ]);
  return { ...form, questions: Object.fromEntries(questions) };
}
