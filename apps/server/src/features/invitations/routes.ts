import { dayOf } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  DECLINE_INVITATION,
  LEAVE_INVITATION,
  LIST_READINGS,
  READ_INVITATIONS,
  SHOW_FIGURE,
} from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { acceptInvitation, declineInvitation, findByCode, leaveInvitation, showFigure } from './accept.ts';
import { withFormNames } from './form-names.ts';
import { toInvitations } from '../../records/invitations.ts';
import { storedInvitations } from '../../records/stored-invitations.ts';
import { Ahead } from '../../security/ahead.ts';
import { countingWrongCodes } from './wrong-codes.ts';
import { listReadings } from './readings.ts';

/**
 * Routes for a child's invitations, and for the log of who read the sent answers (docs/product.md §7,
 * clients/invitations).
 */
export function invitationRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock } = services;
  const invitations = new Ahead((account) => storedInvitations(account, dayOf(clock())));
  app.route({
    ...routeOf(READ_INVITATIONS, { ahead: invitations }),
    handler: async (request) => {
      const { code } = request.query;
      if (code === undefined) return withFormNames(catalogue, toInvitations(invitations.of(request)));
      return countingWrongCodes(services, request, () => findByCode(db, code, dayOf(clock())));
    },
  });

  app.route({
    ...routeOf(ACCEPT_INVITATION),
    handler: async (request, reply) => {
      const child = childOf(request);
      await countingWrongCodes(services, request, () =>
        acceptInvitation(services, child, request.body, clock()),
      );
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(DECLINE_INVITATION),
    handler: async (request, reply) => {
      await declineInvitation(db, childOf(request).id, request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(LEAVE_INVITATION),
    handler: async (request, reply) => {
      await leaveInvitation(db, childOf(request).id, request.params.id, clock());
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(SHOW_FIGURE),
    handler: async (request, reply) => {
      await showFigure(db, childOf(request).id, request.params.id, request.body.show);
      return reply.code(204).send();
    },
  });

  app.route({ ...routeOf(LIST_READINGS), handler: async (request) => listReadings(db, childOf(request).id) });
}
