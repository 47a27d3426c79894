import { CHANGE_ORGANISATION, READ_ORGANISATION } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { changeOrganisation, readOrganisation } from './organisation.ts';

/** Routes for an organisation's name, units and settings (docs/product.md §6). */
export function organisationRoutes(app: App, services: Services): void {
  const { db } = services;

  app.route({
    ...routeOf(READ_ORGANISATION),
    handler: async (request) => readOrganisation(services, memberOf(request).organisationId),
  });

  app.route({
    ...routeOf(CHANGE_ORGANISATION),
    handler: async (request) => {
      const { id, organisationId } = memberOf(request);
      await db
        .transaction()
        .execute((trx) => changeOrganisation(services, trx, { id, organisationId }, request.body));
      return readOrganisation(services, organisationId);
    },
  });
}
