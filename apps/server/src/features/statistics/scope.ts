import { can, type StaffAnswersQuery } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput, notFound, problem } from '../../problem.ts';
import { authorizeInvitation } from '../../access/visible-units.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { OwnCases } from './live.ts';
import type { PublishedPlace } from './published.ts';
import { WHOLE } from './publishing/withhold.ts';

/**
 * Whose figures a member may see, and how: exact figures of own cases (inside), or published figures (outside). `name`
 * is the unit's name or the invitation's code, for the file name; undefined means all of them.
 */
export type Scope = { name: string | undefined } & (
  { kind: 'inside'; cases: OwnCases } | { kind: 'outside'; place: PublishedPlace }
);

/**
 * Reads whose figures a query asks for. An admin is always outside, also for units the admin has joined.
 * @throws {Problem} 404 for what does not belong to the organisation, 403 for an admin who asks for an invitation
 */
export async function readScope(
  db: Db,
  member: Member,
  { invitation, unit }: Pick<StaffAnswersQuery, 'invitation' | 'unit'>,
): Promise<Scope> {
  const { organisationId } = member;
  const seesOwn = can(member.role, 'see-own-figures');
  if (invitation !== undefined) {
    if (unit !== undefined) throw invalidInput({ path: 'unit', message: 'invitation-or-unit' });
    const { id, code } = await authorizeInvitation(db, member, invitation);
    if (!seesOwn) throw problem('not-allowed');
    return { kind: 'inside', name: code, cases: { invitationId: id } };
  }
  const own = seesOwn ? member.unitIds : [];
  if (unit === undefined) {
    return seesOwn
      ? { kind: 'inside', name: undefined, cases: { unitIds: own } }
      : { kind: 'outside', name: undefined, place: { organisationId, unitId: WHOLE } };
  }
  const found = await db
    .selectFrom('units')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .where('name', '=', unit)
    .executeTakeFirst();
  if (!found) throw notFound();
  return own.includes(found.id)
    ? { kind: 'inside', name: found.name, cases: { unitIds: [found.id] } }
    : { kind: 'outside', name: found.name, place: { organisationId, unitId: found.id } };
}
