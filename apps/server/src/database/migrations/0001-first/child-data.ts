/** Data that a child stores about itself. */
export const childData = `
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
