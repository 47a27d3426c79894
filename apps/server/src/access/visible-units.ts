import { can } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { notFound } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Member } from '../security/staff-sessions.ts';

/** A team of an organisation. */
export interface Unit {
  id: string;
  name: string;
}

/** Returns the units of a member during sign-in. Omits units that this server did not assign. */
export async function unitsOfMember(
  { db, binder }: Pick<Services, 'db' | 'binder'>,
  memberId: string,
): Promise<Unit[]> {
  const rows = await db
    .selectFrom('member_units')
    .innerJoin('units', 'units.id', 'member_units.unit_id')
    .select(['units.id', 'units.name', 'member_units.mark'])
    .where('member_units.member_id', '=', memberId)
    .orderBy('units.name')
    .execute();
  return rows
    .filter(({ id, mark }) => binder.holds('member-unit', [memberId, id], mark))
    .map(({ id, name }) => ({ id, name }));
}

/** Returns all units of an organisation. */
async function allUnits(db: Db, organisationId: string): Promise<Unit[]> {
  return db
    .selectFrom('units')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .orderBy('name')
    .execute();
}

/** Returns the units whose cases a member sees: its own, or all of the organisation with that ability. */
export async function visibleUnits(db: Db, member: Member): Promise<Unit[]> {
  return can(member.role, 'see-organisation') ? allUnits(db, member.organisationId) : member.units;
}

/** An invitation that a member may see. */
export interface VisibleInvitation {
  id: string;
  unitId: string;
  unit: string;
  code: string;
  /** Whether the member works with children in its unit and so may open answers; an admin of no unit may not. */
  own: boolean;
}

/** @throws {Problem} 404 for an invitation of another unit or organisation, as for one that does not exist */
export async function authorizeInvitation(db: Db, member: Member, id: string): Promise<VisibleInvitation> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .select(['invitations.id', 'units.id as unitId', 'units.name as unit', 'invitations.code'])
    .where('invitations.id', '=', id)
    .where('invitations.organisation_id', '=', member.organisationId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const own = member.unitIds.includes(row.unitId);
  const handles = can(member.role, 'handle-cases') && member.units.some((unit) => unit.id === row.unitId);
  if (!handles && !can(member.role, 'see-organisation')) throw notFound();
  return { id: row.id, unitId: row.unitId, unit: row.unit, code: row.code, own };
}
