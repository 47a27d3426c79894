import { sql, type Kysely } from 'kysely';

/**
 * Adds who is told by e-mail of what waits (decision 76), for how long answers are kept after a case has ended, what was
 * erased, and which extracts were made of a child.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    'alter table organisations add column keeps_months int not null default 12 check (keeps_months between 1 and 60)',
    'alter table units add column tells_after int not null default 7 check (tells_after between 1 and 30)',
    'alter table members add column daily_mail boolean not null default true, add column mailed_on date',
    `alter table acceptances
       add column has_news boolean not null default false,
       add column told int not null default 0,
       add column erase_warned date`,
    'create index acceptances_news on acceptances (account_id) where has_news',
    'create index acceptances_untold on acceptances (unit_id) where unread > 0 or told > 0',
    'create index acceptances_warned on acceptances (erase_warned) where erase_warned is not null',
    'alter table case_notices alter column by_id drop not null',
    `create table tellings (
       member_id text not null references members on delete cascade,
       account_id text not null,
       invitation_id text not null,
       kind text not null,
       primary key (member_id, account_id, invitation_id, kind),
       foreign key (account_id, invitation_id) references acceptances on delete cascade
     )`,
    'create index tellings_case on tellings (account_id, invitation_id)',
    'alter table outbox add column member_id text references members on delete cascade',
    `create unique index outbox_member on outbox (member_id) where member_id is not null and state = 'waiting'`,
    `create table erasures (
       id text primary key,
       account_id text not null,
       invitation_id text not null,
       day date not null,
       rule text not null,
       forms int not null,
       foreign key (account_id, invitation_id) references acceptances on delete cascade
     )`,
    'create index erasures_case on erasures (account_id, invitation_id)',
    `create table extracts (
       id text primary key,
       account_id text not null,
       invitation_id text not null,
       day date not null,
       hidden_sealed bytea,
       foreign key (account_id, invitation_id) references acceptances on delete cascade
     )`,
    'create index extracts_case on extracts (account_id, invitation_id)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
