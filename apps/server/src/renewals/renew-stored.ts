import { sql } from 'kysely';
import { boundChildSession } from '../security/child-sessions.ts';
import { boundMember } from '../security/members.ts';
import { boundResetToken } from '../security/reset-tokens.ts';
import { boundStaffSession } from '../security/staff-sessions.ts';
import type { Services } from '../services.ts';
import { changeLogin, readLogin } from '../records/accounts.ts';
import { selectKeys } from '../records/ledgers.ts';
import { openInvitationLabel, sealInvitationLabel } from '../records/labels.ts';
import { openAddress } from '../records/login-address.ts';
import { isOld } from './old-secret.ts';
import { renewCases } from './renew-cases.ts';
import { renewCodeAccounts } from './renew-code-accounts.ts';
import { renewDrafts } from './renew-drafts.ts';

const BATCH = 200;

/**
 * Re-encrypts and re-marks, under the newest secret, what was made under an older one, so that the old secret can be
 * removed. Values that this server did not write stay as they are. Names of imported logins, and of children whose
 * address was never encrypted, are renewed only at sign-in. Several servers may do this at once.
 */
export async function renewStored(services: Services): Promise<void> {
  await renewChildren(services);
  await renewCodeAccounts(services);
  await renewLabels(services);
  await renewDrafts(services);
  await renewMembers(services);
  await renewCases(services);
  await renewSessions(services);
  await renewLinks(services);
}

async function renewChildren(services: Services): Promise<void> {
  const { db, keyRing, usernames } = services;
  for (let after = ''; ;) {
    const rows = await selectKeys(db)
      .innerJoin('accounts', 'accounts.id', 'child_keys.account_id')
      .select(['accounts.username_secret', 'accounts.address_sealed', 'accounts.legacy'])
      .where('accounts.id', '>', after)
      .where((eb) =>
        eb.or([
          eb('child_keys.secret_number', '<>', keyRing.newest),
          isOld('accounts.password_sealed', keyRing.newest),
          eb('accounts.username_secret', '<>', keyRing.newest).and('accounts.address_sealed', 'is not', null),
        ]),
      )
      .orderBy('accounts.id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const { account_id: id, address_sealed } = row;
      if (row.secret_number !== keyRing.newest) {
        await db
          .updateTable('child_keys')
          .set(keyRing.rewrap(id, row))
          .where('account_id', '=', id)
          .where('wrapped', '=', row.wrapped)
          .execute();
      }
      const address = address_sealed && openAddress(keyRing.unwrap(id, row), address_sealed);
      await db.transaction().execute(async (trx) => {
        if (!(await readLogin(trx, services, id))) return;
        await changeLogin(trx, services, id, address === null ? {} : usernames.of(address));
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.account_id;
  }
}

async function renewLabels(services: Services): Promise<void> {
  const { db, keyRing } = services;
  const rows = await db
    .selectFrom('invitations')
    .select(['id', 'unit_id', sql<Buffer>`label_sealed`.as('label_sealed')])
    .where('label_sealed', 'is not', null)
    .where(isOld('label_sealed', keyRing.newest))
    .execute();
  for (const row of rows) {
    const label = openInvitationLabel(services, row, row.label_sealed);
    await db
      .updateTable('invitations')
      .set({ label_sealed: sealInvitationLabel(services, row, label) })
      .where('id', '=', row.id)
      .where('label_sealed', '=', row.label_sealed)
      .execute();
  }
}

async function renewMembers({ db, binder, staffKey, keyRing }: Services): Promise<void> {
  const again = (context: string, sealed: Buffer | null) =>
    sealed && staffKey.encrypt(context, staffKey.decrypt(context, sealed));
  const columns = ['mark', 'password_sealed', 'totp_sealed', 'recovery_sealed', 'identity_sealed'] as const;
  const members = await db
    .selectFrom('members')
    .selectAll()
    .where((eb) => eb.or(columns.map((column) => isOld(column, keyRing.newest))))
    .execute();
  for (const row of members.filter((member) => binder.holds('member', boundMember(member), member.mark))) {
    await db
      .updateTable('members')
      .set({
        password_sealed: again(`${row.id}/password`, row.password_sealed),
        totp_sealed: again(row.id, row.totp_sealed),
        recovery_sealed: again(`${row.id}/recovery`, row.recovery_sealed),
        identity_sealed: again(`${row.id}/identity`, row.identity_sealed),
        mark: binder.mark('member', boundMember(row)),
      })
      .where('id', '=', row.id)
      // If somebody has changed the row in the meantime, it is skipped here and checked again in the next round.
      .where(
        sql<boolean>`(mark, password_sealed, totp_sealed, recovery_sealed, identity_sealed) is not distinct from
        (${row.mark}::bytea, ${row.password_sealed}::bytea, ${row.totp_sealed}::bytea, ${row.recovery_sealed}::bytea,
        ${row.identity_sealed}::bytea)`,
      )
      .execute();
  }
  const units = await db
    .selectFrom('member_units')
    .selectAll()
    .where(isOld('mark', keyRing.newest))
    .execute();
  for (const { member_id, unit_id, mark } of units) {
    if (!binder.holds('member-unit', [member_id, unit_id], mark)) continue;
    await db
      .updateTable('member_units')
      .set({ mark: binder.mark('member-unit', [member_id, unit_id]) })
      .where('member_id', '=', member_id)
      .where('unit_id', '=', unit_id)
      .execute();
  }
}

async function renewSessions({ db, binder, keyRing }: Services): Promise<void> {
  const old = isOld('mark', keyRing.newest);
  for (const row of await db.selectFrom('sessions').selectAll().where(old).execute()) {
    if (!binder.holds('session', boundChildSession(row), row.mark)) continue;
    await db
      .updateTable('sessions')
      .set({ mark: binder.mark('session', boundChildSession(row)) })
      .where('token_hash', '=', row.token_hash)
      .where('mark', '=', row.mark)
      .execute();
  }
  for (const row of await db.selectFrom('staff_sessions').selectAll().where(old).execute()) {
    if (!binder.holds('staff-session', boundStaffSession(row), row.mark)) continue;
    await db
      .updateTable('staff_sessions')
      .set({ mark: binder.mark('staff-session', boundStaffSession(row)) })
      .where('token_hash', '=', row.token_hash)
      .where('mark', '=', row.mark)
      .execute();
  }
}

/**
 * Renews links to set a password, which live for a week. Read tokens of shared stories and messages expire on their
 * own.
 */
async function renewLinks({ db, binder, keyRing }: Services): Promise<void> {
  const rows = await db.selectFrom('reset_tokens').selectAll().where(isOld('mark', keyRing.newest)).execute();
  for (const row of rows) {
    if (!binder.holds('reset-token', boundResetToken(row), row.mark)) continue;
    await db
      .updateTable('reset_tokens')
      .set({ mark: binder.mark('reset-token', boundResetToken(row)) })
      .where('token_hash', '=', row.token_hash)
      .execute();
  }
}
