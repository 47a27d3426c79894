import type { CreateInvitation, StaffInvitation } from '@lykta/domain';
import {
  CHANGE_INVITATION,
  CREATE_INVITATION,
  GIVE_REASON,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  REQUEST_FORMS,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { invalidInput, notFound, problem } from '../../http/problem.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../../records/audit.ts';
import { childKeyOf } from '../../records/child-key-of.ts';
import { keepReason } from '../../records/reasons.ts';
import { findClient, listClients } from '../../records/staff-clients.ts';
import { readChildren } from './children.ts';
import { insertInvitation, setStatus } from './change-invitations.ts';
import { checkForms, connectLink, listStaffInvitations } from './invitations.ts';
import { authorizeInvitation, visibleUnits } from '../../records/visible-units.ts';
import { insertRequest, sendForms, withdrawRequest } from './requests.ts';
import { inviteByAddress, readRecipients } from './recipients.ts';

/** Routes for invitation owners (docs/product.md §6, invitation owner). */
export function staffInvitationRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock, keyRing, config: settings } = services;
  const one = async (id: string): Promise<StaffInvitation> => {
    const [invitation] = await listStaffInvitations(db, settings.origins, { id });
    if (!invitation) throw notFound();
    return invitation;
  };

  app.route({
    ...routeOf(LIST_STAFF_INVITATIONS),
    handler: async (request) => {
      const units = await visibleUnits(db, memberOf(request));
      return listStaffInvitations(db, settings.origins, { unitIds: units.map(({ id }) => id) });
    },
  });

  app.route({
    ...routeOf(CREATE_INVITATION),
    handler: async (request) => {
      const member = memberOf(request);
      return one(await createInvitation(services, catalogue, member, request.body));
    },
  });

  app.route({
    ...routeOf(CHANGE_INVITATION),
    handler: async (request) => {
      const member = memberOf(request);
      const { id } = await authorizeInvitation(db, member, request.params.id);
      await db.transaction().execute((trx) => setStatus(trx, member, id, request.body.status, clock()));
      return one(id);
    },
  });

  app.route({
    ...routeOf(REQUEST_FORMS),
    handler: async (request) => {
      const member = memberOf(request);
      const { id } = await authorizeInvitation(db, member, request.params.id);
      await checkForms(catalogue, member.organisationId, request.body.forms);
      await db.transaction().execute((trx) => sendForms(trx, member, id, request.body, clock()));
      return one(id);
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
      return one(id);
    },
  });

  app.route({
    ...routeOf(LIST_INVITATION_CLIENTS),
    handler: async (request) => {
      const member = memberOf(request);
      const { id } = await authorizeInvitation(db, member, request.params.id);
      return listClients(db, keyRing, member, id);
    },
  });

  app.route({
    ...routeOf(LIST_STAFF_CHILDREN),
    handler: async (request) => {
      const { unit, ...query } = request.query;
      const member = memberOf(request);
      const units = await visibleUnits(db, member);
      const asked = units.filter(({ name }) => unit === undefined || name === unit);
      if (unit !== undefined && asked.length === 0) throw notFound();
      return readChildren(
        db,
        keyRing,
        member,
        asked.map(({ id }) => id),
        query,
      );
    },
  });

  readingRoute(app, services);
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

/** @returns the new invitation's id */
async function createInvitation(
  services: Services,
  catalogue: FormCatalogue,
  member: ReturnType<typeof memberOf>,
  { unit: unitName, maxClients, forms, recipients: typed = [] }: CreateInvitation,
): Promise<string> {
  const { db, clock, config: settings, rateLimits } = services;
  const { organisationId } = member;
  const unit = (await visibleUnits(db, member)).find(({ name }) => name === unitName);
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
