import {
  CreateInvitation,
  CreateReading,
  CreateRequest,
  Id,
  PatchInvitation,
  StaffChildren,
  StaffChildrenQuery,
  StaffClient,
  StaffInvitation,
} from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { invalidInput, notFound, problem } from '../../http/problem.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../../records/audit.ts';
import { childKeyOf } from '../../records/child-key-of.ts';
import { keepReason } from '../../records/reasons.ts';
import { findClient, listClients } from '../../records/staff-clients.ts';
import { readChildren } from './children.ts';
import { holdStatus, insertInvitation, insertRequest, sendForms, setStatus } from './change-invitations.ts';
import { checkForms, connectLink, listStaffInvitations } from './invitations.ts';
import { reachableUnits, reachInvitation } from '../../records/reach.ts';
import { inviteByAddress, readRecipients } from './recipients.ts';

const ById = z.strictObject({ id: Id });
const config = { policy: 'staff' } as const;

/** Invitations as their owners handle them: docs/product.md §6, invitation owner. */
export function staffInvitationRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock, keyRing, config: settings } = services;
  const one = async (id: string): Promise<StaffInvitation> => {
    const [invitation] = await listStaffInvitations(db, settings.origins, { id });
    if (!invitation) throw notFound();
    return invitation;
  };

  app.get(
    '/staff/invitations',
    { config, schema: { response: { 200: z.array(StaffInvitation) } } },
    async (request) => {
      const units = await reachableUnits(db, memberOf(request));
      return listStaffInvitations(db, settings.origins, { unitIds: units.map(({ id }) => id) });
    },
  );

  app.post(
    '/staff/invitations',
    { config, schema: { body: CreateInvitation, response: { 200: StaffInvitation } } },
    async (request) => {
      const member = memberOf(request);
      return one(await createInvitation(services, catalogue, member, request.body));
    },
  );

  app.patch(
    '/staff/invitations/:id',
    { config, schema: { params: ById, body: PatchInvitation, response: { 200: StaffInvitation } } },
    async (request) => {
      const member = memberOf(request);
      const { id } = await reachInvitation(db, member, request.params.id);
      await db.transaction().execute((trx) => setStatus(trx, member, id, request.body.status, clock()));
      return one(id);
    },
  );

  app.post(
    '/staff/invitations/:id/requests',
    { config, schema: { params: ById, body: CreateRequest, response: { 200: StaffInvitation } } },
    async (request) => {
      const member = memberOf(request);
      const { id } = await reachInvitation(db, member, request.params.id);
      await checkForms(catalogue, member.organisationId, request.body.forms);
      await db.transaction().execute(async (trx) => {
        const status = await holdStatus(trx, id);
        if (status !== 'active') throw problem(`invitation-${status}`);
        await sendForms(trx, member, id, request.body.forms, clock());
      });
      return one(id);
    },
  );

  app.get(
    '/staff/invitations/:id/clients',
    { config, schema: { params: ById, response: { 200: z.array(StaffClient) } } },
    async (request) => {
      const { id } = await reachInvitation(db, memberOf(request), request.params.id);
      return listClients(db, keyRing, id);
    },
  );

  app.get(
    '/staff/clients',
    { config, schema: { querystring: StaffChildrenQuery, response: { 200: StaffChildren } } },
    async (request) => {
      const { unit, ...query } = request.query;
      const units = await reachableUnits(db, memberOf(request));
      const asked = units.filter(({ name }) => unit === undefined || name === unit);
      if (unit !== undefined && asked.length === 0) throw notFound();
      return readChildren(
        db,
        keyRing,
        asked.map(({ id }) => id),
        query,
      );
    },
  );

  readingRoute(app, services);
}

/** A reason is given before a child's answers are opened for the first time, and again after 90 days. */
function readingRoute(app: App, { db, clock, keyRing }: Services): void {
  app.post(
    '/staff/readings',
    {
      config: { ...config, limit: 'reasons' },
      schema: { body: CreateReading, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const { invitation, client, reason } = request.body;
      const reached = await reachInvitation(db, member, invitation);
      const accountId = await findClient(db, reached.id, client);
      if (!reached.own) throw problem('not-allowed');
      const opening = { memberId: member.id, invitationId: reached.id, pseudonym: client };
      await keepReason(db, await childKeyOf(db, keyRing, accountId), opening, reason, clock());
      return reply.code(204).send();
    },
  );
}

/** @returns the new invitation's id */
async function createInvitation(
  services: Services,
  catalogue: FormCatalogue,
  member: ReturnType<typeof memberOf>,
  { unit: unitName, maxClients, forms, recipients: typed = [] }: CreateInvitation,
): Promise<string> {
  const { db, clock, config: settings, rateLimits } = services;
  const { organisationId } = member;
  const unit = (await reachableUnits(db, member)).find(({ name }) => name === unitName);
  if (!unit) throw invalidInput({ path: 'unit', message: 'unknown-unit' });
  const recipients = readRecipients(typed);
  await checkForms(catalogue, organisationId, forms);
  if (recipients.length > 0) {
    await rateLimits.take('invitation-messages', organisationId, recipients.length);
  }
  return db.transaction().execute(async (trx) => {
    const { name: owner } = await trx
      .selectFrom('organisations')
      .select('name')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow();
    const invitation = { organisationId, unitId: unit.id, createdBy: member.id, maxClients };
    const { id, code } = await insertInvitation(trx, invitation, clock());
    await insertRequest(trx, id, forms, clock());
    await inviteByAddress(
      services,
      trx,
      { id, owner, link: connectLink(settings.origins, code) },
      recipients,
    );
    const event = { kind: 'invitation-made', organisation: organisationId, member: member.id } as const;
    const details = [{ field: 'unit', to: unit.name } as const];
    await writeAudit(trx, { ...event, invitation: id, details }, clock());
    return id;
  });
}
