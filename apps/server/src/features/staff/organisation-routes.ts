import {
  ADD_MEMBER,
  CHANGE_MEMBER,
  CHANGE_ORGANISATION,
  IMPORT_FORM,
  LIST_MEMBERS,
  LIST_STAFF_FORMS,
  READ_NEWS,
  READ_ORGANISATION,
} from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { importForm, listStaffForms } from './forms.ts';
import { changeOrganisation, readOrganisation } from './organisation.ts';
import { changeMember, insertMember, listMembers, oneMember } from './members.ts';
import { readNews } from './news.ts';
import { viewerOf } from '../../records/case-access.ts';
import { visibleUnits } from '../../records/visible-units.ts';
import { RESET_PATH, sendWelcome } from './reset-password.ts';

/** Routes for an organisation: forms, news, members, settings, audit log (docs/product.md §6). */
export function organisationRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock } = services;

  app.route({
    ...routeOf(LIST_STAFF_FORMS),
    handler: async (request) => listStaffForms(db, catalogue, memberOf(request).organisationId),
  });

  app.route({
    ...routeOf(IMPORT_FORM, { limit: 'imported-forms' }),
    handler: async (request) => importForm(db, memberOf(request), request.body, clock()),
  });

  app.route({
    ...routeOf(READ_NEWS),
    handler: async (request) => {
      const member = memberOf(request);
      const units = await visibleUnits(db, member);
      return readNews(
        db,
        await viewerOf(services, member),
        units.map(({ id }) => id),
      );
    },
  });

  memberRoutes(app, services);
  settingsRoutes(app, services);
}

function memberRoutes(app: App, services: Services): void {
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

function settingsRoutes(app: App, services: Services): void {
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
