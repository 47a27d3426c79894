import { can, dayOf } from '@lykta/domain';
import { END_CASE, STOP_REPEAT } from '@lykta/domain/calls';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { requireOpen } from '../../access/case-opening.ts';
import { lockChild } from '../../access/lock.ts';
import { stopRounds } from '../../records/requests.ts';
import { findClient } from '../../records/staff-clients.ts';
import { authorizeInvitation } from '../../access/visible-units.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';

/** Routes that end what is asked: the rounds of a request, and one child's case (decision 75). */
export function askingRoutes(app: App, services: Services): void {
  const { db, clock } = services;

  app.route({
    ...routeOf(STOP_REPEAT),
    handler: async (request, reply) => {
      const member = memberOf(request);
      const { id } = await authorizeInvitation(db, member, request.params.id);
      await db.transaction().execute((trx) => stopRepeat(trx, member, id, request.params.request, clock()));
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(END_CASE),
    handler: async (request, reply) => {
      const member = memberOf(request);
      const { client } = request.params;
      const invitation = await authorizeInvitation(db, member, request.params.id);
      const accountId = await findClient(db, invitation.id, client);
      if (!can(member.role, 'assign-cases')) {
        const opening = await requireOpen(db, services, member, { invitation, accountId }, clock());
        if (opening === 'emergency') throw problem('not-assigned');
      }
      const child = { account_id: accountId, invitation_id: invitation.id, client };
      const { ended } = request.body;
      await db.transaction().execute((trx) => setEnded(trx, member, child, ended, clock()));
      return reply.code(204).send();
    },
  });
}

/** Lets no further round of a request follow. Stopping again has no further effect. @throws {Problem} 404 */
async function stopRepeat(
  trx: Db,
  { id: member, organisationId: organisation }: Member,
  invitation: string,
  request: string,
  now: Date,
): Promise<void> {
  const row = await trx
    .selectFrom('requests')
    .select(['id', 'round_of'])
    .where('id', '=', request)
    .where('invitation_id', '=', invitation)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!(await stopRounds(trx, row))) return;
  await writeAudit(trx, { kind: 'repeat-stopped', organisation, member, invitation, request }, now);
}

/**
 * Ends a child's case, or opens it again, and logs it. Waits for a sending of the child in progress; a later one is
 * refused. What it has sent stays.
 */
async function setEnded(
  trx: Db,
  { id: member, organisationId: organisation }: Member,
  { account_id, invitation_id, client }: { account_id: string; invitation_id: string; client: string },
  ended: boolean,
  now: Date,
): Promise<void> {
  await lockChild(trx, account_id);
  const changed = await trx
    .updateTable('acceptances')
    .set({ ended: ended ? dayOf(now) : null })
    .where('account_id', '=', account_id)
    .where('invitation_id', '=', invitation_id)
    .where('ended', ended ? 'is' : 'is not', null)
    .returning('pseudonym')
    .executeTakeFirst();
  if (!changed) return;
  const kind = ended ? 'case-ended' : 'case-reopened';
  await writeAudit(trx, { kind, organisation, member, invitation: invitation_id, client }, now);
}
