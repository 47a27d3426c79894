import { ADD_MEMBER, CHANGE_MEMBER, LIST_MEMBERS } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { RESET_PATH, sendWelcome } from '../../messages/password-link.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { changeMember, insertMember, listMembers, oneMember } from './members.ts';

/** Routes for who works in an organisation (docs/product.md §6). */
export function memberRoutes(app: App, services: Services): void {
  const { db, config } = services;

  app.route({
    ...routeOf(LIST_MEMBERS),
    handler: async (request) => listMembers(db, memberOf(request).organisationId),
  });

  app.route({
    ...routeOf(ADD_MEMBER),
    handler: async (request) => {
      const member = memberOf(request);
      const { organisationId } = member;
      // The calling page is the answers viewer: its origin was checked against the allow-list.
      const viewer = request.headers.origin ?? config.origins.viewer[0];
      const id = await db.transaction().execute(async (trx) => {
        const added = await insertMember(services, trx, member, request.body);
        await sendWelcome(services, trx, request.body.email, `${viewer}${RESET_PATH}`);
        return added;
      });
      return oneMember(db, organisationId, id);
    },
  });

  app.route({
    ...routeOf(CHANGE_MEMBER),
    handler: async (request) => {
      const member = memberOf(request);
      const { id } = request.params;
      await db.transaction().execute((trx) => changeMember(services, trx, member, id, request.body));
      return oneMember(db, member.organisationId, id);
    },
  });
}
