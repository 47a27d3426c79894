import { sql, type Kysely } from 'kysely';

/**
 * Adds forms that a worker and a child answer at one screen, and the accounts that a worker makes for children without a
 * phone or an address (decision 92). A sitting has a code until the code is typed, then a token.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `create table sittings (
       id text primary key,
       account_id text not null references accounts on delete cascade,
       invitation_id text not null references invitations on delete cascade,
       request_id text not null references requests on delete cascade,
       form_id text not null,
       form_version int not null,
       member_id text not null references members on delete cascade,
       code_mark bytea unique,
       token_hash bytea unique,
       expires timestamptz not null,
       sealed bytea,
       mark bytea not null,
       foreign key (form_id, form_version) references forms
     )`,
    'create index sittings_expires on sittings (expires)',
    'create index sittings_account on sittings (account_id)',
    `create table code_accounts (
       account_id text primary key references accounts on delete cascade,
       code_hash bytea unique,
       expires timestamptz,
       mark bytea not null
     )`,
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
