import { can, groupedBy, type Colleague } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { boundMember } from '../security/members.ts';
import { isPast } from '../security/staff-sessions.ts';
import type { Services } from '../services.ts';

type Reading = Pick<Services, 'binder' | 'clock'>;

/**
 * Lists the members who work with children in these units and can be given a case today, by name. Members and units
 * that this server did not write are omitted.
 */
export async function listColleagues(
  { binder, clock }: Reading,
  db: Db,
  unitIds: readonly string[],
): Promise<Colleague[]> {
  if (unitIds.length === 0) return [];
  const rows = await db
    .selectFrom('member_units')
    .innerJoin('members', 'members.id', 'member_units.member_id')
    .innerJoin('units', 'units.id', 'member_units.unit_id')
    .select(['members.id', 'members.organisation_id', 'members.email', 'members.role', 'members.active'])
    .select(['members.totp_confirmed', 'members.last_day', 'members.mark', 'members.name'])
    .select(['member_units.unit_id', 'member_units.mark as unit_mark', 'units.name as unit'])
    .where('member_units.unit_id', 'in', unitIds)
    .where('members.active', '=', true)
    .orderBy('members.name')
    .orderBy('members.id')
    .orderBy('units.name')
    .execute();
  const now = clock();
  const held = rows.filter(
    (row) =>
      can(row.role, 'open-answers') &&
      !isPast(row.last_day, now) &&
      binder.holds('member', boundMember(row), row.mark) &&
      binder.holds('member-unit', [row.id, row.unit_id], row.unit_mark),
  );
  return groupedBy(held, ({ id }) => id).map((units) => ({
    id: units[0].id,
    name: units[0].name,
    units: units.map(({ unit }) => unit),
  }));
}
