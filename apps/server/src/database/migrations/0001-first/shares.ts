/** Links to a story, and which staff member read whose answers. */
export const shares = `
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
