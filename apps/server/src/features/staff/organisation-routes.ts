import {
  AuditEntry,
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
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { listAudit } from './audit.ts';
import { importForm, listStaffForms } from './forms.ts';
import { changeMember, insertMember, listMembers, oneMember } from './members.ts';
import { readNews } from './news.ts';
import { allUnits, reachableUnits } from '../../records/reach.ts';
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
    { config: staff, schema: { body: Form, response: { 200: StaffForm } } },
    async (request) => importForm(db, memberOf(request).organisationId, request.body, clock()),
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
  const { db, clock, config } = services;

  app.get(
    '/staff/members',
    { config: admin, schema: { response: { 200: z.array(Member) } } },
    async (request) => listMembers(db, memberOf(request).organisationId),
  );

  app.post(
    '/staff/members',
    { config: admin, schema: { body: CreateMember, response: { 200: Member } } },
    async (request) => {
      const { organisationId } = memberOf(request);
      // The page that called is the answers viewer: its origin was checked against the allow-list.
      const viewer = request.headers.origin ?? config.origins.viewer[0];
      const id = await db.transaction().execute(async (trx) => {
        const added = await insertMember(services, trx, organisationId, request.body);
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
      const { organisationId } = memberOf(request);
      const { id } = request.params;
      await db.transaction().execute((trx) => changeMember(services, trx, organisationId, id, request.body));
      return oneMember(db, organisationId, id);
    },
  );
}

function settingsRoutes(app: App, { db }: Services): void {
  app.get(
    '/staff/organisation',
    { config: admin, schema: { response: { 200: Organisation } } },
    async (request) => readOrganisation(db, memberOf(request).organisationId),
  );

  app.patch(
    '/staff/organisation',
    { config: admin, schema: { body: PatchOrganisation, response: { 200: Organisation } } },
    async (request) => {
      const { organisationId } = memberOf(request);
      const { threshold, showNames } = request.body;
      await db
        .updateTable('organisations')
        .set((eb) => ({
          threshold: threshold ?? eb.ref('threshold'),
          show_names: showNames ?? eb.ref('show_names'),
        }))
        .where('id', '=', organisationId)
        .execute();
      return readOrganisation(db, organisationId);
    },
  );

  app.get(
    '/staff/audit',
    { config: admin, schema: { response: { 200: z.array(AuditEntry) } } },
    async (request) => listAudit(db, memberOf(request).organisationId),
  );
}

async function readOrganisation(db: Db, id: string): Promise<Organisation> {
  const [{ show_names: showNames, ...organisation }, units] = await Promise.all([
    db
      .selectFrom('organisations')
      .select(['id', 'name', 'threshold', 'show_names'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    allUnits(db, id),
  ]);
  return { ...organisation, showNames, units: units.map(({ name }) => name) };
}
