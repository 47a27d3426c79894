/** Tables for the server itself. */
export const operations = `
create table outbox (
  id text primary key,
  kind text not null check (kind in ('email', 'sms', 'push')),
  sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'dead')),
  created timestamptz not null,
  expires timestamptz not null,
  next_try timestamptz not null,
  tries int not null default 0
);
create index outbox_next on outbox (next_try) where state = 'waiting';
create index outbox_expires on outbox (expires);

-- Bot-checks that were used (good once), and those that ask for a code.
create table bot_checks (
  id text primary key,
  expires timestamptz not null,
  used boolean not null default false,
  code_tries int not null default 0,
  code_solved boolean not null default false
);
create index bot_checks_expires on bot_checks (expires);

-- What is counted, per named limit and key (an HMAC of an account or address).
create table rate_buckets (
  name text not null,
  key bytea not null,
  count int not null,
  since timestamptz not null,
  last timestamptz not null,
  expires timestamptz not null,
  primary key (name, key)
) with (fillfactor = 70);
create index rate_buckets_expires on rate_buckets (expires);
`;
