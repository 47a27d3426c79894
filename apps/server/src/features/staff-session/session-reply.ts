import { dayOf, type StaffSession } from '@lykta/domain';
import { sql } from 'kysely';
import { unitsOfMember } from '../../access/visible-units.ts';
import type { Db } from '../../database/connect.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';

/**
 * Stores the time of the latest sign-in on an earlier day: news are counted from then. A session ends after half an hour
 * without a call, so the latest one would often be the same morning's.
 */
export async function rememberSignIn(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('members')
    .set({
      previous_signin: sql<Date | null>`case
        when (last_signin at time zone 'Europe/Stockholm')::date < ${dayOf(now)}::date then last_signin
        else previous_signin end`,
      last_signin: now,
    })
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
