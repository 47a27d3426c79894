import type { Db } from '../database/connect.ts';
import { notFound } from '../http/problem.ts';
import type { Member } from '../security/staff-sessions.ts';

/** A part of an organisation. */
export interface Unit {
  id: string;
  name: string;
}

/** The units in which a member works. */
export async function ownUnits(db: Db, memberId: string): Promise<Unit[]> {
  return db
    .selectFrom('member_units')
    .innerJoin('units', 'units.id', 'member_units.unit_id')
    .select(['units.id', 'units.name'])
    .where('member_units.member_id', '=', memberId)
    .orderBy('units.name')
    .execute();
}

/** All units of an organisation. */
export async function allUnits(db: Db, organisationId: string): Promise<Unit[]> {
  return db
    .selectFrom('units')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .orderBy('name')
    .execute();
}

/** The units whose invitations a member sees: a worker's own, all of the organisation for an admin. */
export async function reachableUnits(db: Db, member: Member): Promise<Unit[]> {
  return member.role === 'admin' ? allUnits(db, member.organisationId) : ownUnits(db, member.id);
}

/** An invitation that a member may see. */
export interface ReachedInvitation {
  id: string;
  unitId: string;
  unit: string;
  /** The member works in its unit, and so may open each child's answers; an admin alone may not. */
  own: boolean;
}

/** @throws {Problem} 404 for an invitation of another unit or organisation, as for one that doesn't exist */
export async function reachInvitation(db: Db, member: Member, id: string): Promise<ReachedInvitation> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .leftJoin('member_units', (join) =>
      join.onRef('member_units.unit_id', '=', 'units.id').on('member_units.member_id', '=', member.id),
    )
    .select([
      'invitations.id',
      'units.id as unitId',
      'units.name as unit',
      'member_units.member_id as worksThere',
    ])
    .where('invitations.id', '=', id)
    .where('invitations.organisation_id', '=', member.organisationId)
    .executeTakeFirst();
  const own = row?.worksThere != null;
  if (!row || (!own && member.role !== 'admin')) throw notFound();
  return { id: row.id, unitId: row.unitId, unit: row.unit, own };
}
