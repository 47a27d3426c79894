import type { SearchStaffChildren, StaffChildrenQuery } from '@lykta/domain';
import { LIST_INVITATION_CLIENTS, LIST_STAFF_CHILDREN, SEARCH_STAFF_CHILDREN } from '@lykta/domain/calls';
import { viewerOf } from '../../access/case-access.ts';
import { authorizeInvitation, visibleUnits } from '../../access/visible-units.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../problem.ts';
import { listClients } from '../../records/staff-clients.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { readChildren } from './children.ts';
import { loadRoute } from './load.ts';

/** Routes for lists of children as staff see them, and for how much waits for whom (docs/product.md §6). */
export function staffChildrenRoutes(app: App, services: Services): void {
  const { db, lists, clock, keyRing } = services;

  app.route({
    ...routeOf(LIST_INVITATION_CLIENTS, { lists: true }),
    handler: async (request) => {
      const member = memberOf(request);
      const { id } = await authorizeInvitation(db, member, request.params.id);
      const viewer = await viewerOf(services, member);
      return lists.read(member, (from) => listClients(from, keyRing, viewer, id, clock()));
    },
  });

  app.route({
    ...routeOf(LIST_STAFF_CHILDREN, { lists: true }),
    handler: async (request) => children(services, memberOf(request), request.query),
  });

  app.route({
    ...routeOf(SEARCH_STAFF_CHILDREN, { limit: 'child-searches', lists: true }),
    handler: async (request) => children(services, memberOf(request), request.body),
  });

  loadRoute(app, services);
}

/** Returns a page of the children in all of the member's units, or in one. @throws {Problem} 404 for another unit */
async function children(
  services: Services,
  member: Member,
  { unit, ...query }: StaffChildrenQuery | SearchStaffChildren,
) {
  const { db, lists, keyRing, clock } = services;
  const units = await visibleUnits(db, member);
  const asked = units.filter(({ name }) => unit === undefined || name === unit);
  if (unit !== undefined && asked.length === 0) throw notFound();
  const ids = asked.map(({ id }) => id);
  const viewer = await viewerOf(services, member);
  const now = clock();
  return lists.read(member, (from) => readChildren({ db: from, keyRing, now }, viewer, ids, query));
}
