import { sql, type Kysely } from 'kysely';

/**
 * Adds requests for one or some children. `chosen` means that a request is only for those in `request_children`, even
 * after all of them have deleted their accounts. `withdrawn` means that children who have not begun are no longer
 * asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `alter table requests
       add column chosen boolean not null default false, add column withdrawn timestamptz`,
    `create table request_children (
       request_id text not null references requests on delete cascade,
       account_id text not null references accounts on delete cascade,
       primary key (request_id, account_id)
     )`,
    'create index request_children_account on request_children (account_id)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
