/** Invitations, requests and acceptances. */
export const invitations = `
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
