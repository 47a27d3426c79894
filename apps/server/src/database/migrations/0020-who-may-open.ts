import { sql, type Kysely } from 'kysely';
import { boundCaseWorker, boundResponsible } from '../../security/case-marks.ts';
import type { Keys } from '../../security/keys.ts';
import { openMark } from '../../security/units.ts';
import { rewrite } from '../rewrite.ts';

/**
 * Adds who works with a child's case, and who may open its answers (decision 68). Units that exist stay open to all of
 * their workers. Whoever made an invitation, and works in its unit, becomes responsible for its children.
 */
export async function up(db: Kysely<unknown>, keys: Keys): Promise<void> {
  for (const step of tables) await sql.raw(step).execute(db);
  await openUnits(db, keys);
  await addResponsible(db, keys);
}

const tables = [
  'alter table units add column open_mark bytea',
  'alter table members add column last_day date',
  `alter table invitations
     add column responsible_id text references members on delete set null, add column responsible_mark bytea`,
  'create index invitations_responsible on invitations (responsible_id)',
  `create table case_workers (
     account_id text not null,
     invitation_id text not null,
     member_id text not null references members on delete cascade,
     part text not null check (part in ('responsible', 'coworker', 'deputy')),
     -- of a deputy only
     from_day date,
     to_day date,
     mark bytea not null,
     primary key (account_id, invitation_id, member_id),
     foreign key (account_id, invitation_id) references acceptances on delete cascade
   )`,
  'create index case_workers_member on case_workers (member_id)',
  `create unique index case_workers_responsible on case_workers (account_id, invitation_id)
     where part = 'responsible'`,
  'alter table reasons add column urgent boolean not null default false',
  `create index reasons_urgent on reasons (member_id, at) where urgent`,
  `create table case_notices (
     id text primary key,
     member_id text not null references members on delete cascade,
     account_id text not null,
     invitation_id text not null,
     kind text not null,
     by_id text not null references members on delete cascade,
     day date not null,
     reason_id text,
     foreign key (account_id, invitation_id) references acceptances on delete cascade
   )`,
  'create index case_notices_member on case_notices (member_id, day)',
  'create index case_notices_case on case_notices (account_id, invitation_id)',
];

async function openUnits(db: Kysely<unknown>, keys: Keys): Promise<void> {
  await rewrite<{ id: string }>(db, {
    table: 'units',
    read: 'id',
    columns: { open_mark: 'bytea' },
    write: ({ id }) => ({ open_mark: openMark(keys, id, 'unit') }),
  });
}

async function addResponsible(db: Kysely<unknown>, { binder }: Keys): Promise<void> {
  await sql`update invitations set responsible_id = created_by where exists (
    select from member_units
    where member_units.member_id = created_by and member_units.unit_id = invitations.unit_id)`.execute(db);
  await rewrite<{ id: string; responsible_id: string | null }>(db, {
    table: 'invitations',
    read: 'id, responsible_id',
    columns: { responsible_mark: 'bytea' },
    write: (row) =>
      row.responsible_id === null
        ? null
        : { responsible_mark: binder.mark('responsible', boundResponsible(row)) },
  });
  await sql`insert into case_workers (account_id, invitation_id, member_id, part, mark)
    select account_id, invitation_id, responsible_id, 'responsible', ''
    from acceptances join invitations on invitations.id = invitation_id
    where responsible_id is not null`.execute(db);
  await rewrite<Parameters<typeof boundCaseWorker>[0]>(db, {
    table: 'case_workers',
    read: 'account_id, invitation_id, member_id, part, from_day, to_day',
    columns: { mark: 'bytea' },
    write: (row) => ({ mark: binder.mark('case-worker', boundCaseWorker(row)) }),
  });
}
