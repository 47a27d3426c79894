import type { StaffInvitation } from '@lykta/domain';
import {
  CHANGE_INVITATION,
  CREATE_INVITATION,
  LIST_STAFF_INVITATIONS,
  REQUEST_FORMS,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../problem.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { viewerOf } from '../../access/case-access.ts';
import { createInvitation } from './create-invitation.ts';
import { changeInvitation } from './change-invitations.ts';
import { checkForms, listStaffInvitations } from './invitations.ts';
import { visibleUnits, authorizeInvitation } from '../../access/visible-units.ts';
import { sendForms, withdrawRequest } from './requests.ts';

/** Routes for invitation owners (docs/product.md §6, invitation owner). */
export function staffInvitationRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, lists, clock } = services;
  const one = async (member: Member, id: string): Promise<StaffInvitation> => {
    const [invitation] = await listStaffInvitations(services, await viewerOf(services, member), { id });
    if (!invitation) throw notFound();
    return invitation;
  };

  app.route({
    ...routeOf(LIST_STAFF_INVITATIONS, { lists: true }),
    handler: async (request) => {
      const member = memberOf(request);
      const units = await visibleUnits(db, member);
      const viewer = await viewerOf(services, member);
      const unitIds = units.map(({ id }) => id);
      return lists.read(member, (from) =>
        listStaffInvitations({ ...services, db: from }, viewer, { unitIds }),
      );
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
      const { id, unitId } = await authorizeInvitation(db, member, request.params.id);
      const { organisationId } = member;
      const { forms } = request.body;
      if (forms) await checkForms(db, catalogue, { organisationId, unitId }, forms);
      await db.transaction().execute((trx) => changeInvitation(trx, member, id, request.body, clock()));
      return one(member, id);
    },
  });

  app.route({
    ...routeOf(REQUEST_FORMS),
    handler: async (request) => {
      const member = memberOf(request);
      const { id, unitId } = await authorizeInvitation(db, member, request.params.id);
      const { organisationId } = member;
      await checkForms(db, catalogue, { organisationId, unitId }, request.body.forms);
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
}
