/** Accounts, and the key of each child. */
export const accounts = `
create table accounts (
  id text primary key,
  username_secret int not null,
  username_hmac bytea not null,
  password_hash text not null,
  -- an imported login that has no phone number or e-mail address yet: good for nothing but getting one
  legacy boolean not null default false,
  legacy_link_hash bytea,
  created timestamptz not null,
  unique (username_hmac, username_secret)
);

-- Apart from everything else: left out of the data backup, so that deleting a key erases the child there too.
create table child_keys (
  account_id text primary key references accounts on delete cascade,
  secret_number int not null,
  wrapped bytea not null
);

create table sessions (
  token_hash bytea primary key,
  account_id text not null references accounts on delete cascade,
  device_id text,
  created timestamptz not null,
  last_seen timestamptz not null,
  confirmed timestamptz not null
) with (fillfactor = 80);
create index sessions_account on sessions (account_id);
create index sessions_last_seen on sessions (last_seen);

create table reset_tokens (
  token_hash bytea primary key,
  account_id text references accounts on delete cascade,
  member_id text,
  expires timestamptz not null,
  check ((account_id is null) <> (member_id is null))
);
create index reset_tokens_account on reset_tokens (account_id);
create index reset_tokens_expires on reset_tokens (expires);

create table tombstones (
  account_id text primary key,
  deleted date not null
);
`;
