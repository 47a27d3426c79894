import {
  CreateMember,
  Form,
  Id,
  Member,
  Organisation,
  PatchMember,
  PatchOrganisation,
  StaffForm,
  StaffNews,
} from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { importForm, listStaffForms } from './forms.ts';
import { changeOrganisation, readOrganisation } from './organisation.ts';
import { changeMember, insertMember, listMembers, oneMember } from './members.ts';
import { readNews } from './news.ts';
import { reachableUnits } from '../../records/reach.ts';
import { RESET_PATH, sendWelcome } from './reset-password.ts';

const staff = { policy: 'staff' } as const;
const admin = { policy: 'admin' } as const;

/** What an organisation has: forms, news, members, settings, the audit log (docs/product.md §6). */
export function organisationRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock } = services;

  app.get(
    '/staff/forms',
    { config: staff, schema: { response: { 200: z.array(StaffForm) } } },
    async (request) => listStaffForms(db, catalogue, memberOf(request).organisationId),
  );

  app.post(
    '/staff/forms',
    { config: { ...staff, limit: 'imported-forms' }, schema: { body: Form, response: { 200: StaffForm } } },
    async (request) => importForm(db, memberOf(request), request.body, clock()),
  );

  app.get('/staff/news', { config: staff, schema: { response: { 200: StaffNews } } }, async (request) => {
    const member = memberOf(request);
    const units = await reachableUnits(db, member);
    return readNews(
      db,
      member.id,
      units.map(({ id }) => id),
    );
  });

  memberRoutes(app, services);
  settingsRoutes(app, services);
}

function memberRoutes(app: App, services: Services): void {
  const { db, config } = services;

  app.get(
    '/staff/members',
    { config: admin, schema: { response: { 200: z.array(Member) } } },
    async (request) => listMembers(db, memberOf(request).organisationId),
  );

  app.post(
    '/staff/members',
    { config: admin, schema: { body: CreateMember, response: { 200: Member } } },
    async (request) => {
      const member = memberOf(request);
      const { organisationId } = member;
      // The page that called is the answers viewer: its origin was checked against the allow-list.
      const viewer = request.headers.origin ?? config.origins.viewer[0];
      const id = await db.transaction().execute(async (trx) => {
        const added = await insertMember(services, trx, member, request.body);
        await sendWelcome(services, trx, request.body.email, `${viewer}${RESET_PATH}`);
        return added;
      });
      return oneMember(db, organisationId, id);
    },
  );

  app.patch(
    '/staff/members/:id',
    {
      config: admin,
      schema: { params: z.strictObject({ id: Id }), body: PatchMember, response: { 200: Member } },
    },
    async (request) => {
      const member = memberOf(request);
      const { id } = request.params;
      await db.transaction().execute((trx) => changeMember(services, trx, member, id, request.body));
      return oneMember(db, member.organisationId, id);
    },
  );
}

function settingsRoutes(app: App, { db, clock }: Services): void {
  app.get(
    '/staff/organisation',
    { config: admin, schema: { response: { 200: Organisation } } },
    async (request) => readOrganisation(db, memberOf(request).organisationId),
  );

  app.patch(
    '/staff/organisation',
    { config: admin, schema: { body: PatchOrganisation, response: { 200: Organisation } } },
    async (request) => {
      const { id, organisationId } = memberOf(request);
      await db
        .transaction()
        .execute((trx) => changeOrganisation(trx, { id, organisationId }, request.body, clock()));
      return readOrganisation(db, organisationId);
    },
  );
}
