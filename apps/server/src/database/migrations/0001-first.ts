import { sql, type Kysely } from 'kysely';

/**
 * The whole first schema. `sealed` columns are encrypted: with the child's own key in tables of a child
 * (security/child-key.ts), with a server key elsewhere. Why each table exists and how long its rows live: docs/data.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [accounts, childData, organisations, invitations, answers, shares, operations]) {
    await sql.raw(part).execute(db);
  }
}

const accounts = `
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

const childData = `
create table profiles (
  account_id text primary key references accounts on delete cascade,
  sealed bytea not null,
  updated timestamptz not null
);

-- Deleted persons and houses keep their row without content: answers may still name them.
create table persons (
  account_id text not null references accounts on delete cascade,
  id text not null,
  sealed bytea,
  created timestamptz not null,
  deleted timestamptz,
  primary key (account_id, id)
);
create table houses (
  account_id text not null references accounts on delete cascade,
  id text not null,
  sealed bytea,
  created timestamptz not null,
  deleted timestamptz,
  primary key (account_id, id)
);

create table moods (
  account_id text not null references accounts on delete cascade,
  day date not null,
  sealed bytea not null,
  created timestamptz not null,
  updated timestamptz not null,
  primary key (account_id, day)
);

create table notification_tokens (
  account_id text not null references accounts on delete cascade,
  device_id text not null,
  sealed bytea not null,
  language text not null,
  schedule_start timestamptz not null,
  next_reminder timestamptz,
  primary key (account_id, device_id)
);
create index notification_tokens_next on notification_tokens (next_reminder) where next_reminder is not null;
`;

const organisations = `
create table organisations (
  id text primary key,
  name text not null unique,
  threshold int not null default 5,
  show_names boolean not null default false,
  created timestamptz not null
);

create table units (
  id text primary key,
  organisation_id text not null references organisations on delete cascade,
  name text not null,
  unique (organisation_id, name)
);

create table members (
  id text primary key,
  organisation_id text not null references organisations on delete cascade,
  email text not null unique,
  name text not null,
  role text not null check (role in ('admin', 'worker')),
  password_hash text,
  totp_sealed bytea,
  totp_confirmed boolean not null default false,
  -- the last time step that was used, so that a code is good once
  totp_step bigint not null default 0,
  recovery_hashes bytea[] not null default '{}',
  active boolean not null default true,
  created timestamptz not null,
  last_signin timestamptz,
  previous_signin timestamptz
);
create index members_organisation on members (organisation_id);
alter table reset_tokens add foreign key (member_id) references members on delete cascade;

create table member_units (
  member_id text not null references members on delete cascade,
  unit_id text not null references units on delete cascade,
  primary key (member_id, unit_id)
);
create index member_units_unit on member_units (unit_id);

create table staff_sessions (
  token_hash bytea primary key,
  member_id text not null references members on delete cascade,
  -- signed in without TOTP because it isn't set up yet: good for setting it up only
  enrolling boolean not null,
  created timestamptz not null,
  last_seen timestamptz not null
) with (fillfactor = 80);
create index staff_sessions_member on staff_sessions (member_id);
create index staff_sessions_last_seen on staff_sessions (last_seen);

-- As text: jsonb would reorder the keys, and key order is option order.
create table forms (
  id text not null,
  version int not null,
  organisation_id text references organisations on delete cascade,
  body text not null,
  created timestamptz not null,
  primary key (id, version)
);
create index forms_organisation on forms (organisation_id);
`;

const invitations = `
create table invitations (
  id text primary key,
  organisation_id text not null references organisations on delete cascade,
  unit_id text not null references units,
  code text not null unique,
  max_clients int not null check (max_clients > 0),
  -- how many have ever accepted: moved under the row's lock, compared with max_clients
  accepted int not null default 0 check (accepted <= max_clients),
  status text not null default 'active' check (status in ('active', 'paused', 'closed')),
  created timestamptz not null,
  created_by text references members on delete set null
) with (fillfactor = 80);
create index invitations_unit on invitations (unit_id, created);
create index invitations_organisation on invitations (organisation_id, created);

create table requests (
  id text primary key,
  invitation_id text not null references invitations on delete cascade,
  created timestamptz not null
);
create index requests_invitation on requests (invitation_id, created);

create table request_forms (
  request_id text not null references requests on delete cascade,
  form_id text not null,
  form_version int not null,
  position int not null,
  primary key (request_id, form_id, form_version),
  foreign key (form_id, form_version) references forms
);
create index request_forms_form on request_forms (form_id, form_version);

-- Invited by address, before an account with it exists. Moved to pending_invitations when one does.
create table invitation_recipients (
  invitation_id text not null references invitations on delete cascade,
  username_secret int not null,
  username_hmac bytea not null,
  primary key (username_hmac, username_secret, invitation_id)
);
create index invitation_recipients_invitation on invitation_recipients (invitation_id);

create table pending_invitations (
  account_id text not null references accounts on delete cascade,
  invitation_id text not null references invitations on delete cascade,
  primary key (account_id, invitation_id)
);
create index pending_invitations_invitation on pending_invitations (invitation_id);

create table acceptances (
  account_id text not null references accounts on delete cascade,
  invitation_id text not null references invitations on delete cascade,
  pseudonym text not null unique,
  accepted timestamptz not null,
  -- "left" is a word of SQL
  left_at timestamptz,
  primary key (account_id, invitation_id)
);
create index acceptances_invitation on acceptances (invitation_id, accepted);
`;

const answers = `
create table answers (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  form_id text not null,
  form_version int not null,
  -- both set: a contact's form; both null: the child's own
  invitation_id text references invitations on delete cascade,
  request_id text references requests on delete cascade,
  sealed bytea not null,
  etag int not null,
  created timestamptz not null,
  updated timestamptz not null,
  sent timestamptz,
  check ((invitation_id is null) = (request_id is null)),
  check (sent is null or request_id is not null),
  unique nulls not distinct (account_id, form_id, form_version, invitation_id, request_id)
);
create index answers_sent on answers (invitation_id, account_id) where sent is not null;
create index answers_request on answers (request_id) where request_id is not null;

create table answer_snapshots (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  form_id text not null,
  form_version int not null,
  sealed bytea not null,
  taken timestamptz not null
);
create index answer_snapshots_account on answer_snapshots (account_id, form_id, form_version);

create table counters (
  invitation_id text not null references invitations on delete cascade,
  form_id text not null,
  form_version int not null,
  quarter text not null,
  question_id text not null,
  answer_id text not null,
  n int not null check (n >= 0),
  primary key (invitation_id, form_id, form_version, quarter, question_id, answer_id)
) with (fillfactor = 50);

-- What deleted children let us keep: no unit, no invitation, only the year.
-- (question '', answer '') counts those children.
create table kept_counters (
  organisation_id text not null references organisations on delete cascade,
  form_id text not null,
  form_version int not null,
  year int not null,
  question_id text not null,
  answer_id text not null,
  n int not null check (n >= 0),
  primary key (organisation_id, form_id, form_version, year, question_id, answer_id)
) with (fillfactor = 50);
`;

const shares = `
create table shares (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  key_hash bytea not null unique,
  -- erased when the link ends; the row stays a while so that the link can say that it has ended
  sealed bytea,
  created timestamptz not null,
  expires timestamptz not null,
  revoked timestamptz,
  opened int not null default 0,
  last_opened timestamptz
);
create index shares_account on shares (account_id);
create index shares_expires on shares (expires);

create table share_reads (
  token_hash bytea primary key,
  share_id text not null references shares on delete cascade,
  expires timestamptz not null
);
create index share_reads_share on share_reads (share_id);
create index share_reads_expires on share_reads (expires);

-- Why a member opens a child's answers, said before the first reading.
create table readings (
  member_id text not null references members on delete cascade,
  account_id text not null references accounts on delete cascade,
  invitation_id text not null references invitations on delete cascade,
  reason text not null,
  at timestamptz not null,
  primary key (member_id, account_id, invitation_id)
);
create index readings_account on readings (account_id);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  organisation_id text not null references organisations on delete cascade,
  member_id text references members on delete set null,
  account_id text references accounts on delete cascade,
  invitation_id text not null,
  request_id text not null,
  form_id text not null,
  form_version int not null,
  pseudonym text not null,
  reason text
);
create index audit_organisation on audit (organisation_id, id);
create index audit_account on audit (account_id, id);
create index audit_member on audit (member_id, account_id);
`;

const operations = `
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
