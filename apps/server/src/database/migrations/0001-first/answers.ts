/** Children's answers, and the counters of what they sent. */
export const answers = `
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
