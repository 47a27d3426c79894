import { LABEL_CHILD, LABEL_INVITATION } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound, problem } from '../../problem.ts';
import { mayOpenInvitation, viewerOf } from '../../access/case-access.ts';
import { requireOpen } from '../../access/case-opening.ts';
import { requireGoodLabel, sealInvitationLabel, setChildLabel } from '../../records/labels.ts';
import { authorizeInvitation, type VisibleInvitation } from '../../access/visible-units.ts';
import { findClient } from '../../records/staff-clients.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';

/** The unit's own labels. Only members who may open the children set them, as only they read them; not in an emergency. */
export function labelRoutes(app: App, services: Services): void {
  const { db } = services;

  app.route({
    ...routeOf(LABEL_INVITATION),
    handler: async (request, reply) => {
      const member = memberOf(request);
      const authorized = await authorizeInvitation(db, member, request.params.id);
      if (!authorized.own) throw problem('not-allowed');
      const place = { id: authorized.id, unit_id: authorized.unitId };
      if (!mayOpenInvitation(await viewerOf(services, member), place)) throw problem('not-assigned');
      requireGoodLabel(request.body.label);
      await setInvitationLabel(services, authorized, request.body.label);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(LABEL_CHILD),
    handler: async (request, reply) => {
      const { id, client } = request.params;
      const member = memberOf(request);
      const authorized = await authorizeInvitation(db, member, id);
      const accountId = await findClient(db, authorized.id, client);
      const child = { invitation: authorized, accountId };
      const opening = await requireOpen(db, services, member, child, services.clock());
      if (opening === 'emergency') throw problem('not-assigned');
      requireGoodLabel(request.body.label);
      const acceptance = { invitation_id: authorized.id, unit_id: authorized.unitId };
      await setChildLabel(services, accountId, acceptance, request.body.label);
      return reply.code(204).send();
    },
  });
}

/** @throws {Problem} 409 `conflict` if the invitation's only child has taken its label over */
async function setInvitationLabel(
  services: Services,
  { id, unitId }: VisibleInvitation,
  label: string | null,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('invitations')
      .select(['accepted', 'max_clients'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.max_clients === 1 && row.accepted > 0) throw problem('conflict');
    await trx
      .updateTable('invitations')
      .set({
        label_sealed: label === null ? null : sealInvitationLabel(services, { id, unit_id: unitId }, label),
      })
      .where('id', '=', id)
      .execute();
  });
}
