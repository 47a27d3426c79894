import { sql, type Kysely } from 'kysely';

/**
 * Adds what is needed to undo, verify and lock logins: the address encrypted with the child's key (for messages to the
 * previous address), links that undo a change, codes that verify an address, and the app lock.
 *
 * Invitations assigned to accounts by an unverified address wait for the address again. Every child's session ends
 * once, because only a sign-in supplies the address to encrypt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `alter table accounts
       add column address_sealed bytea, add column verified boolean not null default false,
       add column name_changed timestamptz, add column lock_hmac bytea`,
    `alter table sessions
       add column locked boolean not null default false, add column last_call timestamptz,
       add column lock_tries smallint not null default 0`,
    `create table login_undos (
       id text primary key, token_hash bytea not null unique,
       account_id text not null references accounts on delete cascade, nth integer not null,
       username_secret integer not null, username_hmac bytea not null,
       sealed bytea not null, expires timestamptz not null, unique (account_id, nth))`,
    'create index login_undos_name on login_undos (username_hmac)',
    `create table address_codes (
       account_id text primary key references accounts on delete cascade,
       code_hmac bytea not null, tries smallint not null default 0, expires timestamptz not null)`,
    `insert into invitation_recipients (invitation_id, username_secret, username_hmac)
       select invitation_id, username_secret, username_hmac
       from pending_invitations join accounts on accounts.id = account_id where not legacy
       on conflict do nothing`,
    'delete from pending_invitations',
    'delete from sessions',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
