import { can, type CreateMember, type Member, type PatchMember } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput, notFound, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { changeMemberRow, memberUnitRow, newMemberRow } from '../../security/members.ts';
import { unitRow } from '../../security/units.ts';
import type { Member as Admin } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { newId } from '../../security/tokens.ts';
import { detailsOf } from './member-details.ts';

/** Lists the organisation's members by name. */
export async function listMembers(db: Db, organisationId: string, id?: string): Promise<Member[]> {
  let query = db
    .selectFrom('members')
    .select(['id', 'email', 'name', 'role', 'active', 'last_day as lastDay'])
    .where('organisation_id', '=', organisationId)
    .orderBy('name')
    .orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  const members = await query.execute();
  const units = await db
    .selectFrom('member_units')
    .innerJoin('units', 'units.id', 'member_units.unit_id')
    .select(['member_units.member_id', 'units.name'])
    .where('units.organisation_id', '=', organisationId)
    .orderBy('units.name')
    .execute();
  const byMember = Map.groupBy(units, (unit) => unit.member_id);
  return members.map((member) => ({
    ...member,
    units: (byMember.get(member.id) ?? []).map(({ name }) => name),
  }));
}

/** @throws {Problem} 404 */
export async function oneMember(db: Db, organisationId: string, id: string): Promise<Member> {
  const [member] = await listMembers(db, organisationId, id);
  if (!member) throw notFound();
  return member;
}

/** @returns the new member's id. @throws {Problem} 409 when the address is taken */
export async function insertMember(
  services: Pick<Services, 'binder' | 'clock'>,
  trx: Db,
  { id: adminId, organisationId }: Admin,
  { email, name, role, units }: CreateMember,
): Promise<string> {
  const id = newId();
  const stored = await trx
    .insertInto('members')
    .values(
      newMemberRow(services, {
        id,
        organisation_id: organisationId,
        email: email.toLowerCase(),
        name,
        role,
        password_sealed: null,
        created: services.clock(),
        last_signin: null,
        previous_signin: null,
      }),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw problem('username-taken');
  await setUnits(services, trx, organisationId, id, units);
  const details = detailsOf({}, { role, units });
  await writeAudit(
    trx,
    { kind: 'member-added', organisation: organisationId, member: adminId, subject: id, details },
    services.clock(),
  );
  return id;
}

/**
 * Changes the given fields. Ends the sessions of a member who is deactivated or whose role changes.
 * @throws {Problem} 404, and 400 if the organisation would have no admin left, now or after a last day
 */
export async function changeMember(
  services: Pick<Services, 'binder' | 'clock'>,
  trx: Db,
  { id: adminId, organisationId }: Admin,
  id: string,
  { units, lastDay, ...given }: PatchMember,
): Promise<void> {
  const before = await oneMember(trx, organisationId, id);
  const changes = { ...given, ...(lastDay === undefined ? {} : { last_day: lastDay }) };
  const members = await trx
    .selectFrom('members')
    .select(['id', 'role', 'active', 'last_day'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const after = members.map((member) => (member.id === id ? { ...member, ...changes } : member));
  const stays = ({ role, active, last_day }: (typeof after)[number]) =>
    can(role, 'manage-organisation') && active && last_day === null;
  if (!after.some(stays)) {
    throw invalidInput({ path: 'role', message: 'last-admin' });
  }
  if (Object.keys(changes).length > 0) {
    if (!(await changeMemberRow(services, trx, id, changes))) throw problem('conflict');
  }
  if (units) await setUnits(services, trx, organisationId, id, units);
  if (changes.active === false || changes.role) {
    await trx.deleteFrom('staff_sessions').where('member_id', '=', id).execute();
  }
  const details = detailsOf(before, { ...given, lastDay, units });
  if (details.length === 0) return;
  const event = {
    kind: 'member-changed',
    organisation: organisationId,
    member: adminId,
    subject: id,
  } as const;
  await writeAudit(trx, { ...event, details }, services.clock());
}

/** Sets a member's units; creates units that do not exist yet. */
async function setUnits(
  services: Pick<Services, 'binder'>,
  trx: Db,
  organisationId: string,
  memberId: string,
  names: string[],
): Promise<void> {
  await trx.deleteFrom('member_units').where('member_id', '=', memberId).execute();
  if (names.length === 0) return;
  await trx
    .insertInto('units')
    .values(names.map((name) => unitRow(services, { id: newId(), organisation_id: organisationId, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const units = await trx
    .selectFrom('units')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name', 'in', names)
    .execute();
  await trx
    .insertInto('member_units')
    .values(units.map(({ id }) => memberUnitRow(services, memberId, id)))
    .execute();
}
