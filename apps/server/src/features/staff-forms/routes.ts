import { IMPORT_FORM, LIST_STAFF_FORMS } from '@lykta/domain/calls';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { importForm, listStaffForms } from './forms.ts';

/** Routes for the forms that an organisation may send, and for its own (docs/product.md §6). */
export function staffFormRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock } = services;

  app.route({
    ...routeOf(LIST_STAFF_FORMS),
    handler: async (request) => listStaffForms(db, catalogue, memberOf(request).organisationId),
  });

  app.route({
    ...routeOf(IMPORT_FORM, { limit: 'imported-forms' }),
    handler: async (request) => importForm(db, memberOf(request), request.body, clock()),
  });
}
