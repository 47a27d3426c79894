import type { StaffAnswersQuery } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput, notFound, problem } from '../../http/problem.ts';
import type { Member } from '../../security/staff-sessions.ts';
import { reachInvitation } from '../../records/reach.ts';

/** Whose figures are asked for. */
export type Scope = { kind: 'invitation' | 'unit' | 'organisation'; id: string; organisationId: string } & {
  /** The member may open every child behind these figures, so that nothing needs to be held back. */
  open: boolean;
};

/**
 * Reads whose figures a query asks for.
 * @throws {Problem} 404 for what isn't the organisation's, 403 where only an admin may look
 */
export async function readScope(
  db: Db,
  member: Member,
  { invitation, unit }: Pick<StaffAnswersQuery, 'invitation' | 'unit'>,
): Promise<Scope> {
  const { organisationId } = member;
  if (invitation !== undefined) {
    if (unit !== undefined) throw invalidInput({ path: 'unit', message: 'invitation-or-unit' });
    const { id, own } = await reachInvitation(db, member, invitation);
    return { kind: 'invitation', id, organisationId, open: own };
  }
  if (unit === undefined) {
    if (member.role !== 'admin') throw problem('not-allowed');
    return { kind: 'organisation', id: organisationId, organisationId, open: false };
  }
  const found = await db
    .selectFrom('units')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name', '=', unit)
    .executeTakeFirst();
  if (!found) throw notFound();
  const open = member.unitIds.includes(found.id);
  return { kind: 'unit', id: found.id, organisationId, open };
}
