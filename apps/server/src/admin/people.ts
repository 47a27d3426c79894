import type { AuditDetail, StaffRole, UnitAccess } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { WELCOME_MS } from '../messages/password-link.ts';
import { writeAudit } from '../records/audit.ts';
import { OPERATOR } from '../security/password-queue.ts';
import { passwordFault, type PasswordFault } from '../security/new-passwords.ts';
import { hashPassword } from '../security/passwords.ts';
import { changeMemberRow, memberUnitRow, newMemberRow, sealMemberPassword } from '../security/members.ts';
import { createResetToken } from '../security/reset-tokens.ts';
import { newId } from '../security/tokens.ts';
import { unitRow } from '../security/units.ts';
import type { Services } from '../services.ts';
import { AdminError } from './admin-error.ts';

/**
 * Creates an organisation with its units, or adds missing units to an existing one.
 * @param of.access who opens the answers in the new units; absent: those who work with a case
 */
export async function createOrganisation(
  services: Services,
  { name, units, access }: { name: string; units: string[]; access?: UnitAccess },
): Promise<{ id: string }> {
  const { db, clock } = services;
  return db.transaction().execute(async (tx) => {
    const row = { id: newId(), name, created: clock() };
    const { id } =
      (await tx
        .insertInto('organisations')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()) ?? (await findOrganisation(tx, name));
    for (const unit of units) {
      await tx
        .insertInto('units')
        .values(unitRow(services, { id: newId(), organisation_id: id, name: unit }, access))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return { id };
  });
}

const FAULTS: Record<PasswordFault, string> = {
  'password-common': 'that password is among the most common ones: choose another',
  'password-is-username': 'the password is the e-mail address: choose another',
  'password-one-character': 'the password is one repeated character: choose another',
};

/** A new member. Without a password, the member chooses one through a link. */
export interface NewMember {
  organisation: string;
  email: string;
  name: string;
  role: StaffRole;
  units: string[];
  password?: string;
}

/**
 * Creates a member of an organisation.
 * @returns the token for the set-password page, if no password was given
 * @throws {AdminError} for an unknown organisation or unit, an address that is taken, and a password that is easy to
 *   guess
 */
export async function createMember(
  services: Services,
  member: NewMember,
): Promise<{ id: string; token: string | null }> {
  const { db, clock } = services;
  const email = member.email.trim().toLowerCase();
  const fault =
    member.password === undefined ? null : passwordFault(member.password, (name) => name === email);
  if (fault) throw new AdminError(FAULTS[fault]);
  const passwordHash = member.password === undefined ? null : await hashPassword(member.password, OPERATOR);
  return db.transaction().execute(async (tx) => {
    const organisation = await findOrganisation(tx, member.organisation);
    const id = newId();
    const added = await tx
      .insertInto('members')
      .values(
        newMemberRow(services, {
          id,
          organisation_id: organisation.id,
          email,
          name: member.name,
          role: member.role,
          password_sealed: sealMemberPassword(services, id, passwordHash),
          created: clock(),
          last_signin: null,
          previous_signin: null,
        }),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new AdminError(`${member.email} is a member already`);
    const details = [
      { field: 'role', to: member.role },
      { field: 'units', to: member.units.join(', ') },
    ] satisfies AuditDetail[];
    for (const unit of member.units) {
      await tx
        .insertInto('member_units')
        .values(memberUnitRow(services, id, await findUnit(tx, organisation.id, unit)))
        .execute();
    }
    await writeAudit(
      tx,
      { kind: 'member-added', organisation: organisation.id, member: null, subject: id, details },
      clock(),
    );
    if (passwordHash !== null) return { id, token: null };
    const expires = new Date(clock().getTime() + WELCOME_MS);
    return { id, token: await createResetToken(services, tx, { member_id: id }, expires) };
  });
}

/**
 * Lets a member who lost their phone set up TOTP again, and ends their sessions.
 * @throws {AdminError} if there is no such member
 */
export async function resetTotp(services: Services, email: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('members')
      .select(['id', 'organisation_id'])
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!member) throw new AdminError(`there is no member ${email}`);
    const none = { totp_sealed: null, totp_confirmed: false, totp_step: 0, recovery_sealed: null };
    if (!(await changeMemberRow(services, tx, member.id, none))) {
      throw new AdminError(`${email} was changed by somebody else than Lykta; make the member anew`);
    }
    await tx.deleteFrom('staff_sessions').where('member_id', '=', member.id).execute();
    const organisation = member.organisation_id;
    await writeAudit(
      tx,
      { kind: 'second-factor-reset', organisation, member: null, subject: member.id },
      services.clock(),
    );
  });
}

/**
 * Forgets who a member is at its organisation's identity provider, and ends its sessions: its next sign-in there matches
 * it anew, by its verified address.
 * @throws {AdminError} if there is no such member
 */
export async function forgetIdentity(services: Services, email: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('members')
      .select(['id', 'organisation_id'])
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!member) throw new AdminError(`there is no member ${email}`);
    if (!(await changeMemberRow(services, tx, member.id, { identity_sealed: null }))) {
      throw new AdminError(`${email} was changed by somebody else than Lykta; make the member anew`);
    }
    await tx.deleteFrom('staff_sessions').where('member_id', '=', member.id).execute();
    const about = { organisation: member.organisation_id, member: null, subject: member.id };
    const details = [{ field: 'identity', to: '' }] satisfies AuditDetail[];
    await writeAudit(tx, { kind: 'member-changed', ...about, details }, services.clock());
  });
}

/** @throws {AdminError} if no organisation has that name */
export async function findOrganisation(db: Db, name: string): Promise<{ id: string }> {
  const found = await db.selectFrom('organisations').select('id').where('name', '=', name).executeTakeFirst();
  if (!found) throw new AdminError(`there is no organisation "${name}"`);
  return found;
}

async function findUnit(db: Db, organisationId: string, name: string): Promise<string> {
  const found = await db
    .selectFrom('units')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!found) throw new AdminError(`the organisation has no unit "${name}"`);
  return found.id;
}
