import type { StaffSession } from '@lykta/domain';
import { unitsOfMember } from '../../access/visible-units.ts';
import type { Db } from '../../database/connect.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';

/** Stores the time of the previous sign-in: news are counted from then. */
export async function rememberSignIn(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('members')
    .set((eb) => ({ previous_signin: eb.ref('last_signin'), last_signin: now }))
    .where('id', '=', memberId)
    .execute();
}

/** Describes a member's session. */
export async function sessionReply(
  services: Services,
  { id, enrolling, identity }: Pick<Member, 'id' | 'enrolling' | 'identity'>,
): Promise<StaffSession> {
  const { db } = services;
  const [member, units] = await Promise.all([
    db
      .selectFrom('members')
      .innerJoin('organisations', 'organisations.id', 'members.organisation_id')
      .select(['members.id', 'members.name', 'members.role', 'organisations.name as organisation'])
      .where('members.id', '=', id)
      .executeTakeFirstOrThrow(),
    unitsOfMember(services, id),
  ]);
  return {
    ...member,
    units: units.map(({ name }) => name),
    ...(enrolling ? { enrol: true } : {}),
    ...(identity ? { identity: true } : {}),
  };
}
