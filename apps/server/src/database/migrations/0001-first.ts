import { sql, type Kysely } from 'kysely';
import { accounts } from './0001-first/accounts.ts';
import { answers } from './0001-first/answers.ts';
import { childData } from './0001-first/child-data.ts';
import { invitations } from './0001-first/invitations.ts';
import { operations } from './0001-first/operations.ts';
import { organisations } from './0001-first/organisations.ts';
import { shares } from './0001-first/shares.ts';

/**
 * Creates the complete first schema. `sealed` columns are encrypted: with the child's own key in a child's tables
 * (security/child-key.ts), with a server key elsewhere. docs/data.md explains why each table exists and how long its
 * rows live.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [accounts, childData, organisations, invitations, answers, shares, operations]) {
    await sql.raw(part).execute(db);
  }
}
