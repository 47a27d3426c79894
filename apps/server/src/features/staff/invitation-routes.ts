import type { SearchStaffChildren, StaffChildrenQuery, StaffInvitation } from '@lykta/domain';
import {
  CHANGE_INVITATION,
  CREATE_INVITATION,
  GIVE_REASON,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  REQUEST_FORMS,
  SEARCH_STAFF_CHILDREN,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound, problem } from '../../http/problem.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { childKeyOf } from '../../records/child-key-of.ts';
import { keepReason } from '../../records/reasons.ts';
import { findClient, listClients } from '../../records/staff-clients.ts';
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
    const [invitation] = await listStaffInvitations(services, member, { id });
    if (!invitation) throw notFound();
    return invitation;
  };

  app.route({
    ...routeOf(LIST_STAFF_INVITATIONS),
    handler: async (request) => {
      const member = memberOf(request);
      const units = await visibleUnits(db, member);
      return listStaffInvitations(services, member, { unitIds: units.map(({ id }) => id) });
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
      return listClients(db, keyRing, member, id, clock());
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

  readingRoute(app, services);
  answerBackRoute(app, services);
}

/** Returns a page of the children in all of the member's units, or in one. @throws {Problem} 404 for another unit */
async function children(
  { db, keyRing, clock }: Services,
  member: Member,
  { unit, ...query }: StaffChildrenQuery | SearchStaffChildren,
) {
  const units = await visibleUnits(db, member);
  const asked = units.filter(({ name }) => unit === undefined || name === unit);
  if (unit !== undefined && asked.length === 0) throw notFound();
  const ids = asked.map(({ id }) => id);
  return readChildren({ db, keyRing, now: clock() }, member, ids, query);
}

/** A member must give a reason before opening a child's answers for the first time, and again after 90 days. */
function readingRoute(app: App, { db, clock, keyRing }: Services): void {
  app.route({
    ...routeOf(GIVE_REASON, { limit: 'reasons' }),
    handler: async (request, reply) => {
      const member = memberOf(request);
      const { invitation, client, reason } = request.body;
      const authorized = await authorizeInvitation(db, member, invitation);
      const accountId = await findClient(db, authorized.id, client);
      if (!authorized.own) throw problem('not-allowed');
      const opening = { memberId: member.id, invitationId: authorized.id, pseudonym: client };
      await keepReason(db, await childKeyOf(db, keyRing, accountId), opening, reason, clock());
      return reply.code(204).send();
    },
  });
}
