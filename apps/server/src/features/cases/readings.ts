import { dayOf, type CreateReading } from '@lykta/domain';
import { GIVE_REASON } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { openingOf } from '../../access/case-opening.ts';
import { tellResponsible } from '../../records/case-notices.ts';
import { childKeyOf } from '../../access/child-key-of.ts';
import { requireGoodLabel } from '../../records/labels.ts';
import { keepReason, keepUrgentReason } from '../../records/reasons.ts';
import { findClient } from '../../records/staff-clients.ts';
import { authorizeInvitation, type VisibleInvitation } from '../../access/visible-units.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';

/**
 * A member must give a reason before opening a child's answers for the first time, and again after 90 days. A colleague
 * of the unit without a part in the case must say that it is an emergency.
 */
export function readingRoute(app: App, services: Services): void {
  const { db } = services;

  app.route({
    ...routeOf(GIVE_REASON, { limit: 'reasons' }),
    handler: async (request, reply) => {
      // The log keeps the reason: like a label it must not tell whose answers they are.
      requireGoodLabel(request.body.reason);
      const member = memberOf(request);
      const invitation = await authorizeInvitation(db, member, request.body.invitation);
      const accountId = await findClient(db, invitation.id, request.body.client);
      await giveReason(services, member, { invitation, accountId }, request.body);
      return reply.code(204).send();
    },
  });
}

interface Child {
  invitation: VisibleInvitation;
  accountId: string;
}

/** @throws {Problem} 403 `not-assigned` for a colleague who does not say that it is an emergency */
async function giveReason(
  services: Services,
  member: Member,
  child: Child,
  { client, reason, urgent }: CreateReading,
): Promise<void> {
  const { db, keyRing, clock } = services;
  const { invitation, accountId } = child;
  const opening = { memberId: member.id, invitationId: invitation.id, pseudonym: client };
  if (!invitation.own) throw problem('not-allowed');
  if ((await openingOf(db, services, member, child, clock())) === 'assigned') {
    const key = await childKeyOf(db, keyRing, accountId);
    return keepReason(db, key, opening, reason, clock());
  }
  if (!urgent) throw problem('not-assigned');
  await services.rateLimits.take('emergencies', member.id);
  await db.transaction().execute(async (trx) => {
    const now = clock();
    const id = await keepUrgentReason(trx, await childKeyOf(trx, keyRing, accountId), opening, reason, now);
    const event = { kind: 'emergency', organisation: member.organisationId, member: member.id } as const;
    await writeAudit(trx, { ...event, client, invitation: invitation.id, reason: id }, now);
    await tellResponsible(trx, toCase(child), 'emergency', { by: member.id, reason: id, day: dayOf(now) });
  });
}

const toCase = ({ invitation, accountId }: Child) => ({
  account_id: accountId,
  invitation_id: invitation.id,
});
