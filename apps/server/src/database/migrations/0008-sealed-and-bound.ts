import { sql, type Kysely } from 'kysely';
import { sealLogin } from '../../records/accounts.ts';
import type { Keys } from '../../security/keys.ts';
import { boundMember, sealMemberPassword } from '../../security/members.ts';
import { boundResetToken } from '../../security/reset-tokens.ts';
import { boundChildSession } from '../../security/child-sessions.ts';
import { boundStaffSession } from '../../security/staff-sessions.ts';
import { sealChildData } from './0008-sealed-and-bound/child-data.ts';
import { rewrite } from '../rewrite.ts';

/**
 * Protects against an attacker who can write to the database: sessions, links, members and their units carry a mark of
 * this server, and password hashes are encrypted for one account (security/binder.ts, docs/threat-model.md). Values
 * encrypted with a child's key contain their version; their lengths and times reveal less.
 */
export async function up(db: Kysely<unknown>, keys: Keys): Promise<void> {
  await run(
    db,
    `
alter table accounts add column password_sealed bytea;
alter table members add column password_sealed bytea, add column recovery_sealed bytea, add column mark bytea;
alter table member_units add column mark bytea;
alter table sessions add column mark bytea;
alter table staff_sessions add column mark bytea;
alter table reset_tokens add column mark bytea;
delete from share_reads;
alter table share_reads add column mark bytea not null;`,
  );
  await bindAccounts(db, keys);
  await bindMembers(db, keys);
  await bindSessions(db, keys);
  await sealChildData(db, keys);
  await run(
    db,
    `
alter table accounts drop column password_hash, alter column password_sealed set not null;
alter table members drop column password_hash, drop column recovery_hashes, alter column mark set not null;
alter table member_units alter column mark set not null;
alter table sessions alter column mark set not null;
alter table staff_sessions alter column mark set not null;
alter table reset_tokens alter column mark set not null;`,
  );
}

const run = async (db: Kysely<unknown>, steps: string) => {
  await sql.raw(steps).execute(db);
};

async function bindAccounts(db: Kysely<unknown>, keys: Keys): Promise<void> {
  await rewrite<{
    id: string;
    username_secret: number;
    username_hmac: Buffer;
    password_hash: string;
    legacy: boolean;
    legacy_link_hash: Buffer | null;
  }>(db, {
    table: 'accounts',
    read: 'id, username_secret, username_hmac, password_hash, legacy, legacy_link_hash',
    columns: { password_sealed: 'bytea' },
    write: ({ id, password_hash: passwordHash, ...login }) => ({
      password_sealed: sealLogin(keys, id, { ...login, passwordHash, verified: false }).password_sealed,
    }),
  });
}

async function bindMembers(db: Kysely<unknown>, keys: Keys): Promise<void> {
  type Row = Omit<Parameters<typeof boundMember>[0], 'last_day'> & {
    password_hash: string | null;
    recovery_hashes: Buffer[];
  };
  await rewrite<Row>(db, {
    table: 'members',
    read: 'id, organisation_id, email, role, active, totp_confirmed, password_hash, recovery_hashes',
    columns: { password_sealed: 'bytea', recovery_sealed: 'bytea', mark: 'bytea' },
    write: (row) => ({
      password_sealed: sealMemberPassword(keys, row.id, row.password_hash),
      recovery_sealed: keys.staffKey.encrypt(
        `${row.id}/recovery`,
        row.recovery_hashes.map((hash) => hash.toString('base64')),
      ),
      mark: keys.binder.mark('member', boundMember({ ...row, last_day: null })),
    }),
  });
  await rewrite<{ member_id: string; unit_id: string }>(db, {
    table: 'member_units',
    read: 'member_id, unit_id',
    columns: { mark: 'bytea' },
    write: ({ member_id, unit_id }) => ({ mark: keys.binder.mark('member-unit', [member_id, unit_id]) }),
  });
}

async function bindSessions(db: Kysely<unknown>, { binder }: Keys): Promise<void> {
  await rewrite<{ token_hash: Buffer; account_id: string; created: Date; confirmed: Date }>(db, {
    table: 'sessions',
    read: 'token_hash, account_id, created, confirmed',
    columns: { mark: 'bytea' },
    write: (row) => ({ mark: binder.mark('session', boundChildSession(row)) }),
  });
  await rewrite<{ token_hash: Buffer; member_id: string; enrolling: boolean; created: Date }>(db, {
    table: 'staff_sessions',
    read: 'token_hash, member_id, enrolling, created',
    columns: { mark: 'bytea' },
    write: (row) => ({
      mark: binder.mark(
        'staff-session',
        boundStaffSession({ ...row, identity_provider: null, identity_sid: null }),
      ),
    }),
  });
  await rewrite<Parameters<typeof boundResetToken>[0]>(db, {
    table: 'reset_tokens',
    read: 'token_hash, account_id, member_id, expires',
    columns: { mark: 'bytea' },
    write: (row) => ({ mark: binder.mark('reset-token', boundResetToken(row)) }),
  });
}
