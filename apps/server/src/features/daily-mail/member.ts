import type { WholeLanguage } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { boundMember } from '../../security/members.ts';
import { isPast, workingUnits, type Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';

/** A member to whom an e-mail may go. */
export type MailedMember = Omit<
  Member,
  'created' | 'tokenHash' | 'enrolling' | 'identity' | 'writtenUntil' | 'signedInBefore'
> & {
  email: string;
  /** Whether it wants an e-mail when something is new. */
  daily: boolean;
  language: WholeLanguage;
};

/** Reads a member who can sign in today. Undefined for others, and for one whose role or address this server did not write. */
export async function readMember(
  { binder, clock }: Pick<Services, 'binder' | 'clock'>,
  db: Db,
  id: string,
): Promise<MailedMember | undefined> {
  const row = await db
    .selectFrom('members')
    .select([
      'id',
      'organisation_id',
      'email',
      'name',
      'role',
      'active',
      'totp_confirmed',
      'last_day',
      'mark',
    ])
    .select(['daily_mail', 'language'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row || !binder.holds('member', boundMember(row), row.mark) || isPast(row.last_day, clock())) return;
  const assigned = await db
    .selectFrom('member_units')
    .innerJoin('units', 'units.id', 'member_units.unit_id')
    .select(['units.id', 'units.name', 'units.open_mark', 'member_units.mark'])
    .where('member_units.member_id', '=', id)
    .execute();
  const units = assigned.filter((unit) => binder.holds('member-unit', [id, unit.id], unit.mark));
  return {
    ...{
      id,
      role: row.role,
      name: row.name,
      email: row.email,
      daily: row.daily_mail,
      language: row.language,
    },
    organisationId: row.organisation_id,
    units: units.map((unit) => ({ id: unit.id, name: unit.name })),
    ...workingUnits({ binder }, row.role, units),
  };
}
