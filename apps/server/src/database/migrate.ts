import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as first from './migrations/0001-first.ts';

/** Every migration, in order; a finished one is never edited. */
const migrations: Record<string, Migration> = {
  '0001-first': first,
};

/**
 * Applies what is missing; several servers may do so at the same time (Kysely takes a lock in the database).
 * @throws {Error} the first migration that failed; PostgreSQL has then rolled it back
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether every migration of this server is applied: /readyz asks. */
export async function isMigrated<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  return (await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined);
}
