import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Tables on which the server's rights are limited. `update` names the only columns that it may change; into a table
 * with `reads` it cannot insert either. All other tables, also new ones, get select, insert, update and delete.
 */
const LIMITED: Partial<Record<keyof Database, { update: readonly string[]; only?: 'reads' }>> = {
  // The audit log: entries are only added, and repeats only counted up (docs/threat-model.md).
  audit_lines: { update: [] },
  audit_repeats: { update: ['n', 'last'] },
  reasons: { update: [] },
  // Only the operator sets how long the log is kept.
  log_limits: { update: [], only: 'reads' },
  // Published figures never change.
  published_figures: { update: [] },
};

/**
 * Grants the running server's role access to the tables, which belong to the role that migrates. The server's role is
 * no superuser, creates no tables, and cannot change or delete log entries or published tables; the function that it
 * may call deletes only log entries past their limit. Run this after every migration; it uses one transaction, so that
 * the role never has more rights in between.
 */
export async function grantToServer(owner: Kysely<Database>, role: string): Promise<void> {
  const server = sql.ref(role);
  await owner.transaction().execute(async (trx) => {
    // Two servers that start together grant the same rights, and PostgreSQL requires that one waits for the other.
    await sql`select pg_advisory_xact_lock(hashtext('lykta grants'))`.execute(trx);
    await sql`grant usage on schema public to ${server}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${server}`.execute(trx);
    await sql`grant usage on all sequences in schema public to ${server}`.execute(trx);
    await sql`grant execute on function forget_old_log() to ${server}`.execute(trx);
    for (const [table, { update, only }] of Object.entries(LIMITED)) {
      await sql`revoke update, delete on ${sql.table(table)} from ${server}`.execute(trx);
      if (only === 'reads') await sql`revoke insert on ${sql.table(table)} from ${server}`.execute(trx);
      if (update.length === 0) continue;
      const columns = sql.join(update.map((column) => sql.ref(column)));
      await sql`grant update (${columns}) on ${sql.table(table)} to ${server}`.execute(trx);
    }
  });
}
