import { DRAFT_BYTES_MAX } from '@lykta/domain';
import {
  ADD_COMMENT,
  APPROVE_DRAFT,
  CREATE_DRAFT,
  DELETE_COMMENT,
  DELETE_DRAFT,
  LIST_DRAFT_STATES,
  LIST_DRAFTS,
  PUBLISH_DRAFT,
  READ_DRAFT,
  READ_DRAFT_STATE,
  RESOLVE_COMMENT,
  SAVE_DRAFT,
} from '@lykta/domain/calls';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { beginDraft } from './begin.ts';
import { addComment, deleteComment, setResolved } from './comments.ts';
import { listStates, readState } from './history.ts';
import { approveDraft, publishDraft } from './publish.ts';
import { listDrafts, readDraft } from './read.ts';
import { deleteDraft, saveDraft } from './save.ts';

/** Routes for forms that an organisation is writing (docs/decisions/0084). */
export function draftRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db } = services;

  app.route({
    ...routeOf(LIST_DRAFTS),
    handler: async (request) => listDrafts(services, db, memberOf(request).organisationId),
  });

  app.route({
    ...routeOf(CREATE_DRAFT),
    bodyLimit: DRAFT_BYTES_MAX,
    handler: async (request) => {
      const member = memberOf(request);
      const id = await beginDraft(services, catalogue, member, request.body);
      return readDraft(services, db, member, id);
    },
  });

  app.route({
    ...routeOf(READ_DRAFT),
    handler: async (request) => readDraft(services, db, memberOf(request), request.params.id),
  });

  app.route({
    ...routeOf(SAVE_DRAFT),
    bodyLimit: DRAFT_BYTES_MAX,
    handler: async (request) => saveDraft(services, memberOf(request), request.params.id, request.body),
  });

  app.route({
    ...routeOf(DELETE_DRAFT),
    handler: async (request, reply) => {
      await deleteDraft(db, memberOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(APPROVE_DRAFT),
    handler: async (request) =>
      approveDraft(services, memberOf(request), { ...request.params, ...request.body }),
  });

  app.route({
    ...routeOf(PUBLISH_DRAFT),
    handler: async (request) =>
      publishDraft(services, memberOf(request), { ...request.params, ...request.body }),
  });

  app.route({
    ...routeOf(LIST_DRAFT_STATES),
    handler: async (request) => listStates(services, db, memberOf(request), request.params.id),
  });

  app.route({
    ...routeOf(READ_DRAFT_STATE),
    handler: async (request) => readState(services, db, memberOf(request), request.params),
  });

  app.route({
    ...routeOf(ADD_COMMENT),
    handler: async (request) => addComment(services, memberOf(request), request.params.id, request.body),
  });

  app.route({
    ...routeOf(RESOLVE_COMMENT),
    handler: async (request, reply) => {
      await setResolved(services, memberOf(request), request.params, request.body.resolved);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(DELETE_COMMENT),
    handler: async (request, reply) => {
      await deleteComment(db, memberOf(request), request.params);
      return reply.code(204).send();
    },
  });
}
