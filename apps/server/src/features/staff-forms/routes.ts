import { DRAFT_BYTES_MAX } from '@lykta/domain';
import { IMPORT_FORM, LIST_STAFF_FORMS, READ_FORM_VERSIONS, RETIRE_FORM } from '@lykta/domain/calls';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { importForm, listStaffForms } from './forms.ts';
import { readVersions, setRetired } from './versions.ts';

/** Routes for the forms that an organisation may send, and for its own (docs/product.md §6). */
export function staffFormRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock } = services;

  app.route({
    ...routeOf(LIST_STAFF_FORMS),
    handler: async (request) => listStaffForms(db, catalogue, memberOf(request).organisationId),
  });

  app.route({
    ...routeOf(IMPORT_FORM, { limit: 'imported-forms' }),
    bodyLimit: DRAFT_BYTES_MAX,
    handler: async (request) =>
      db.transaction().execute((trx) => importForm(trx, memberOf(request), request.body, clock())),
  });

  app.route({
    ...routeOf(READ_FORM_VERSIONS),
    handler: async (request) => readVersions(db, memberOf(request).organisationId, request.params.formId),
  });

  app.route({
    ...routeOf(RETIRE_FORM),
    handler: async (request, reply) => {
      const { params, body } = request;
      await setRetired(db, memberOf(request), params.formId, body.retired, clock());
      return reply.code(204).send();
    },
  });
}
