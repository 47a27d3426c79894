import { sql, type Kysely } from 'kysely';

/**
 * Adds when a request ends, when it reminds and how it repeats, and when an invitation or one child's case ends
 * (decision 75). A case has ended on the earlier of `acceptances.ended` and `invitations.ended`; both are null while it
 * is open. Nobody knows when an invitation was closed before this, so it counts from today.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `alter table requests
       add column sent_by text references members on delete set null,
       add column last_day date,
       add column remind_on date,
       add column reminded timestamptz,
       add column repeat_weeks int check (repeat_weeks between 1 and 26),
       add column repeat_until date,
       add column next_round date,
       add column round_of text`,
    'create index requests_sent_by on requests (sent_by)',
    'create index requests_to_remind on requests (remind_on) where reminded is null and remind_on is not null',
    'create index requests_to_repeat on requests (next_round) where next_round is not null',
    'create index requests_rounds on requests (round_of) where round_of is not null',
    'alter table invitations add column last_day date, add column ended date',
    `update invitations set ended = (now() at time zone 'Europe/Stockholm')::date where status = 'closed'`,
    'create index invitations_to_end on invitations (last_day) where ended is null and last_day is not null',
    'alter table acceptances add column ended date',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
