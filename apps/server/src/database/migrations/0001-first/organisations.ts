/** Organisations, their members, and the forms they may send. */
export const organisations = `
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
