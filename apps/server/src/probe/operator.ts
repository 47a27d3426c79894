import { randomBytes } from 'node:crypto';
import { eraseAccounts } from '../counts/erase-accounts.ts';
import { createMember, createOrganisation } from '../admin/people.ts';
import { selectKeys } from '../records/ledgers.ts';
import { changeMemberRow, sealMemberPassword } from '../security/members.ts';
import { OPERATOR } from '../security/password-queue.ts';
import { hashPassword } from '../security/passwords.ts';
import type { Services } from '../services.ts';

/** The organisation in which the probe works; nobody else does. */
const ORGANISATION = 'Lykta: prov av tjänsten';
export const UNIT = 'Prov';
const EMAIL = 'prov@lykta.invalid';

/** The probe's member of staff, whose password is new for each walk. */
export interface ProbeMember {
  id: string;
  organisation: string;
  email: string;
  password: string;
}

/** Makes the probe's organisation and member where they are missing, and lets the member sign in. */
export async function openDesk(services: Services): Promise<ProbeMember> {
  const { db } = services;
  const password = randomBytes(24).toString('base64url');
  const { id: organisation } = await createOrganisation(services, { name: ORGANISATION, units: [UNIT] });
  const known = await db.selectFrom('members').select('id').where('email', '=', EMAIL).executeTakeFirst();
  const who = {
    organisation: ORGANISATION,
    email: EMAIL,
    name: 'Prov',
    role: 'worker',
    units: [UNIT],
  } as const;
  const { id } = known ?? (await createMember(services, { ...who, units: [...who.units], password }));
  const passwordSealed = sealMemberPassword(services, id, await hashPassword(password, OPERATOR));
  const none = { totp_sealed: null, totp_confirmed: false, totp_step: 0, recovery_sealed: null };
  await db
    .transaction()
    .execute((trx) =>
      changeMemberRow(services, trx, id, { ...none, password_sealed: passwordSealed, active: true }),
    );
  return { id, organisation, email: EMAIL, password };
}

/**
 * Takes away everything that walks left, also those that broke off: children and invitations; and the member can't
 * sign in until the next walk. The log keeps its lines.
 */
export async function closeDesk(services: Services, { id, organisation }: ProbeMember): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const children = await selectKeys(trx)
      .where('child_keys.account_id', 'in', (query) =>
        query
          .selectFrom('acceptances')
          .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
          .select('acceptances.account_id')
          .where('invitations.organisation_id', '=', organisation),
      )
      .execute();
    const keys = children.map((row) => services.keyRing.unwrap(row.account_id, row));
    await eraseAccounts(services, trx, keys);
    await trx.deleteFrom('invitations').where('organisation_id', '=', organisation).execute();
    await trx.deleteFrom('staff_sessions').where('member_id', '=', id).execute();
    await changeMemberRow(services, trx, id, { active: false });
  });
}
