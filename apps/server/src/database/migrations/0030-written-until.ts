import { sql, type Kysely } from 'kysely';

/**
 * Adds how far PostgreSQL's log had come when a session of staff last wrote something: its lists are read from a replica
 * only if the replica has come that far (decision 98).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table staff_sessions add column written_until pg_lsn').execute(db);
}
