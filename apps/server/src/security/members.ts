import type { StaffRole } from '@lykta/domain';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { Bound } from './binder.ts';

/** The values that a member's mark covers: identity, permissions, and the address for password links. */
export interface BoundMember {
  id: string;
  organisation_id: string;
  email: string;
  role: StaffRole;
  active: boolean;
  totp_confirmed: boolean;
  last_day: string | null;
}

export const boundMember = (member: BoundMember): Bound => [
  member.id,
  member.organisation_id,
  member.email,
  member.role,
  member.active,
  member.totp_confirmed,
  // Marks made before there were last days stay valid.
  ...(member.last_day === null ? [] : [member.last_day]),
];

/** Encrypts a member's password hash, bound to this member. */
export function sealMemberPassword(
  { staffKey }: Pick<Services, 'staffKey'>,
  memberId: string,
  passwordHash: string | null,
): Buffer | null {
  return passwordHash === null ? null : staffKey.encrypt(`${memberId}/password`, passwordHash);
}

/** @throws {Error} if it belongs to another member or was changed */
export function openMemberPassword(
  { staffKey }: Pick<Services, 'staffKey'>,
  memberId: string,
  sealed: Buffer | null,
): string | null {
  return sealed && staffKey.decrypt<string>(`${memberId}/password`, sealed);
}

type NewMember = Omit<
  Insertable<Database['members']>,
  'mark' | 'active' | 'totp_confirmed' | 'totp_sealed' | 'recovery_sealed' | 'last_day'
> & {
  role: StaffRole;
};

/** Builds the row of a new member; the second factor is set up at the first sign-in. */
export function newMemberRow(
  { binder }: Pick<Services, 'binder'>,
  row: NewMember,
): Insertable<Database['members']> {
  const state = { active: true, totp_confirmed: false, last_day: null };
  return {
    ...row,
    ...state,
    totp_sealed: null,
    recovery_sealed: null,
    mark: binder.mark('member', boundMember({ ...row, ...state })),
  };
}

/**
 * Changes a member and renews the row's mark. Leaves a row alone that this server did not write.
 * @returns whether it was changed
 */
export async function changeMemberRow(
  { binder }: Pick<Services, 'binder'>,
  trx: Db,
  id: string,
  changes: Omit<Updateable<Database['members']>, 'id' | 'mark'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('members')
    .select(['id', 'organisation_id', 'email', 'role', 'active', 'totp_confirmed', 'last_day', 'mark'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !binder.holds('member', boundMember(row), row.mark)) return false;
  const mark = binder.mark('member', boundMember({ ...row, ...changes }));
  await trx
    .updateTable('members')
    .set({ ...changes, mark })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Builds the row that assigns a member to a unit. */
export function memberUnitRow(
  { binder }: Pick<Services, 'binder'>,
  memberId: string,
  unitId: string,
): Insertable<Database['member_units']> {
  return {
    member_id: memberId,
    unit_id: unitId,
    mark: binder.mark('member-unit', [memberId, unitId]),
  };
}
