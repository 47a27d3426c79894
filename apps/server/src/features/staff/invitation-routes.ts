import type { SearchStaffChildren, StaffChildrenQuery, StaffInvitation } from '@lykta/domain';
import {
  CHANGE_INVITATION,
  CREATE_INVITATION,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  REQUEST_FORMS,
  SEARCH_STAFF_CHILDREN,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../http/problem.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { viewerOf } from '../../records/case-access.ts';
import { listClients } from '../../records/staff-clients.ts';
import { answerBackRoute } from './answer-back.ts';
import { readChildren } from './children.ts';
import { createInvitation } from './create-invitation.ts';
import { setStatus } from './change-invitations.ts';
import { checkForms, listStaffInvitations } from './invitations.ts';
import { visibleUnits, authorizeInvitation } from '../../records/visible-units.ts';
import { sendForms, withdrawRequest } from './requests.ts';

/** Routes for invitation owners (docs/product.md §6, invitation owner). */
export function staffInvitationRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock, keyRing } = services;
  const one = async (member: Member, id: string): Promise<StaffInvitation> => {
    const [invitation] = await listStaffInvitations(services, await viewerOf(services, member), { id });
    if (!invitation) throw notFound();
    return invitation;
  };

  app.route({
    ...routeOf(LIST_STAFF_INVITATIONS),
    handler: async (request) => {
      const member = memberOf(request);
      const units = await visibleUnits(db, member);
      const viewer = await viewerOf(services, member);
      return listStaffInvitations(services, viewer, { unitIds: units.map(({ id }) => id) });
    },
  });

  app.route({
    ...routeOf(CREATE_INVITATION),
    handler: async (request) => {
      const member = memberOf(request);
      return one(member, await createInvitation(services, catalogue, member, request.body));
    },
  });

  app.route({
    ...routeOf(CHANGE_INVITATION),
    handler: async (request) => {
      const member = memberOf(request);
      const { id } = await authorizeInvitation(db, member, request.params.id);
      await db.transaction().execute((trx) => setStatus(trx, member, id, request.body.status, clock()));
      return one(member, id);
    },
  });

  app.route({
    ...routeOf(REQUEST_FORMS),
    handler: async (request) => {
      const member = memberOf(request);
      const { id } = await authorizeInvitation(db, member, request.params.id);
      await checkForms(catalogue, member.organisationId, request.body.forms);
      await db.transaction().execute((trx) => sendForms(trx, member, id, request.body, clock()));
      return one(member, id);
    },
  });

  app.route({
    ...routeOf(WITHDRAW_REQUEST),
    handler: async (request) => {
      const member = memberOf(request);
      const { id } = await authorizeInvitation(db, member, request.params.id);
      await db
        .transaction()
        .execute((trx) => withdrawRequest(trx, member, id, request.params.request, clock()));
      return one(member, id);
    },
  });

  app.route({
    ...routeOf(LIST_INVITATION_CLIENTS),
    handler: async (request) => {
      const member = memberOf(request);
      const { id } = await authorizeInvitation(db, member, request.params.id);
      return listClients(db, keyRing, await viewerOf(services, member), id, clock());
    },
  });

  app.route({
    ...routeOf(LIST_STAFF_CHILDREN),
    handler: async (request) => children(services, memberOf(request), request.query),
  });

  app.route({
    ...routeOf(SEARCH_STAFF_CHILDREN, { limit: 'child-searches' }),
    handler: async (request) => children(services, memberOf(request), request.body),
  });

  answerBackRoute(app, services);
}

/** Returns a page of the children in all of the member's units, or in one. @throws {Problem} 404 for another unit */
async function children(
  services: Services,
  member: Member,
  { unit, ...query }: StaffChildrenQuery | SearchStaffChildren,
) {
  const { db, keyRing, clock } = services;
  const units = await visibleUnits(db, member);
  const asked = units.filter(({ name }) => unit === undefined || name === unit);
  if (unit !== undefined && asked.length === 0) throw notFound();
  const ids = asked.map(({ id }) => id);
  const reading = { db, keyRing, now: clock() };
  return readChildren(reading, await viewerOf(services, member), ids, query);
}
