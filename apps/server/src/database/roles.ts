import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * What the server may do with a table when it is not everything: `update` names the only columns that it may change.
 * A new table gets select, insert, update and delete by itself.
 */
const LIMITED: Partial<Record<keyof Database, { update: readonly string[] }>> = {
  // Who read what, and why: lines are only added, and repeats are only counted up (docs/threat-model.md).
  audit_lines: { update: [] },
  audit_repeats: { update: ['n', 'last'] },
  reasons: { update: [] },
  // What is published never changes.
  published_figures: { update: [] },
};

/**
 * Lets the role of the running server read and write the tables, which belong to the role that migrates. It is no
 * superuser, makes no tables, and can neither change nor delete a line of the log or of a published table. Run after every migration; in one
 * transaction, so that there is no moment in which more is allowed.
 */
export async function grantToServer(owner: Kysely<Database>, role: string): Promise<void> {
  const server = sql.ref(role);
  await owner.transaction().execute(async (trx) => {
    // Two servers that start at the same moment give the same rights: PostgreSQL wants one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('lykta grants'))`.execute(trx);
    await sql`grant usage on schema public to ${server}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${server}`.execute(trx);
    await sql`grant usage on all sequences in schema public to ${server}`.execute(trx);
    for (const [table, { update }] of Object.entries(LIMITED)) {
      await sql`revoke update, delete on ${sql.table(table)} from ${server}`.execute(trx);
      if (update.length === 0) continue;
      const columns = sql.join(update.map((column) => sql.ref(column)));
      await sql`grant update (${columns}) on ${sql.table(table)} to ${server}`.execute(trx);
    }
  });
}
