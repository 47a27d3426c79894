import { can, type HandOver } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput, problem } from '../../problem.ts';
import { caseWorker, responsibleFor } from '../../records/case-workers.ts';
import { findClient } from '../../records/staff-clients.ts';
import { authorizeInvitation, type VisibleInvitation } from '../../access/visible-units.ts';
import { boundResponsible } from '../../security/case-marks.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { holdCase, mayAssign, replaceCase, type OneCase } from './change-case.ts';
import { listColleagues } from '../../access/colleagues.ts';

/**
 * Makes another member responsible for these children, all or none. The earlier responsible worker has no part in them
 * afterwards; co-workers and deputies stay.
 * @throws {Problem} 404 for a child of another unit, 403 for one that the member does not decide about, 400 if the other
 *   member does not work in the unit of each
 */
export async function handOver(
  services: Services,
  trx: Db,
  member: Member,
  { to, cases, coming = false }: HandOver,
): Promise<void> {
  const invitations = new Map<string, VisibleInvitation>();
  // In the same order for everybody, so that two hand-overs at once do not wait for each other in a circle.
  const inOrder = [...cases].sort((a, b) => (a.client < b.client ? -1 : 1));
  for (const { invitation: id, client } of inOrder) {
    const invitation = invitations.get(id) ?? (await authorizeInvitation(trx, member, id));
    invitations.set(id, invitation);
    const child = { account_id: await findClient(trx, id, client), invitation_id: id, invitation, client };
    await handOverOne(services, trx, member, child, to);
  }
  if (coming) await handOverComing(services, trx, member, [...invitations.values()], to);
}

async function handOverOne(
  services: Services,
  trx: Db,
  member: Member,
  child: OneCase,
  to: string,
): Promise<void> {
  const stored = await holdCase(services, trx, child);
  if (!mayAssign(member, child, stored)) throw problem('not-allowed');
  const colleagues = await listColleagues(services, trx, [child.invitation.unitId]);
  const names = new Map(stored.map((row) => [row.member_id, row.name]));
  const next = colleagues.find(({ id }) => id === to);
  if (!next) throw invalidInput({ path: 'to', message: 'unknown-member' });
  names.set(next.id, next.name);
  const staying = stored.filter((row) => row.part !== 'responsible' && row.member_id !== to);
  const wanted = [caseWorker(child, to, 'responsible'), ...staying];
  await replaceCase(services, trx, member, child, {
    stored,
    wanted: wanted.map(({ account_id, invitation_id, member_id, part, from_day, to_day }) => ({
      ...{ account_id, invitation_id, member_id, part, from_day, to_day },
    })),
    names,
  });
}

/** Makes the other member responsible for children who accept later, where this member was, or may assign cases. */
async function handOverComing(
  services: Services,
  trx: Db,
  member: Member,
  invitations: readonly VisibleInvitation[],
  to: string,
): Promise<void> {
  for (const { id } of invitations) {
    const row = await trx
      .selectFrom('invitations')
      .select(['id', 'responsible_id', 'responsible_mark'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const held = services.binder.holds('responsible', boundResponsible(row), row.responsible_mark);
    const mine = held && row.responsible_id === member.id;
    if (!mine && !can(member.role, 'assign-cases')) continue;
    await trx
      .updateTable('invitations')
      .set(responsibleFor(services, id, to))
      .where('id', '=', id)
      .execute();
  }
}
