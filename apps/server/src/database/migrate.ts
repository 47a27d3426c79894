import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { createKeys, type Keys } from '../security/keys.ts';
import type { SecretList } from '../security/secrets.ts';
import { up as first } from './migrations/0001-first.ts';
import { up as childCounts } from './migrations/0002-child-counts.ts';
import { up as outboxDevices } from './migrations/0003-outbox-devices.ts';
import { up as countersPerScope } from './migrations/0004-counters-per-scope.ts';
import { up as outboxAccounts } from './migrations/0005-outbox-accounts.ts';
import { up as childrenByUnit } from './migrations/0006-children-by-unit.ts';
import { up as unread } from './migrations/0007-unread.ts';
import { up as sealedAndBound } from './migrations/0008-sealed-and-bound.ts';
import { up as publishedFigures } from './migrations/0009-published-figures.ts';
import { up as whoReadWhat } from './migrations/0010-who-read-what.ts';
import { up as logins } from './migrations/0011-logins.ts';
import { up as reservedFormIds } from './migrations/0013-reserved-form-ids.ts';
import { up as howLongTheLogLives } from './migrations/0014-how-long-the-log-lives.ts';
import { up as askOne } from './migrations/0015-ask-one.ts';
import { up as readByWhom } from './migrations/0016-read-by-whom.ts';
import { up as lastActivity } from './migrations/0017-last-activity.ts';
import { up as labels } from './migrations/0018-labels.ts';
import { up as deletedChildren } from './migrations/0019-deleted-children.ts';
import { up as whoMayOpen } from './migrations/0020-who-may-open.ts';
import { up as triage } from './migrations/0021-triage.ts';
import { up as recordedForms } from './migrations/0022-recorded-forms.ts';
import { up as asking } from './migrations/0023-asking.ts';
import { up as toldAndKept } from './migrations/0024-told-and-kept.ts';
import { up as rolesAndIdentity } from './migrations/0025-roles-and-identity.ts';
import { up as ownForms } from './migrations/0026-own-forms.ts';
import { up as draftStates } from './migrations/0027-draft-states.ts';
import { up as sittings } from './migrations/0029-sittings.ts';
import { up as writtenUntil } from './migrations/0030-written-until.ts';

/**
 * Every migration, in order; a released one is never edited. A migration that encrypts or decrypts gets the keys. Each
 * runs in one transaction, so that a server killed half-way has changed nothing (decision 24).
 */
const migrations: Record<string, { up: (db: Kysely<unknown>, keys: Keys) => Promise<void> }> = {
  '0001-first': { up: first },
  '0002-child-counts': { up: childCounts },
  '0003-outbox-devices': { up: outboxDevices },
  '0004-counters-per-scope': { up: countersPerScope },
  '0005-outbox-accounts': { up: outboxAccounts },
  '0006-children-by-unit': { up: childrenByUnit },
  '0007-unread': { up: unread },
  '0008-sealed-and-bound': { up: sealedAndBound },
  '0009-published-figures': { up: publishedFigures },
  '0010-who-read-what': { up: whoReadWhat },
  '0011-logins': { up: logins },
  '0013-reserved-form-ids': { up: reservedFormIds },
  '0014-how-long-the-log-lives': { up: howLongTheLogLives },
  '0015-ask-one': { up: askOne },
  '0016-read-by-whom': { up: readByWhom },
  '0017-last-activity': { up: lastActivity },
  '0018-labels': { up: labels },
  '0019-deleted-children': { up: deletedChildren },
  '0020-who-may-open': { up: whoMayOpen },
  '0021-triage': { up: triage },
  '0022-recorded-forms': { up: recordedForms },
  '0023-asking': { up: asking },
  '0024-told-and-kept': { up: toldAndKept },
  '0025-roles-and-identity': { up: rolesAndIdentity },
  '0026-own-forms': { up: ownForms },
  '0027-draft-states': { up: draftStates },
  '0029-sittings': { up: sittings },
  '0030-written-until': { up: writtenUntil },
};

/** The names of all migrations of this server, in order. */
export const knownMigrations: readonly string[] = Object.keys(migrations);

/**
 * Applies missing migrations; several servers may do so at the same time (Kysely takes a lock in the database).
 * @param to the last one to apply; tests of a migration stop before it
 * @throws {Error} of the first migration that failed; PostgreSQL has then rolled it back
 */
export async function migrate<Schema>(db: Kysely<Schema>, secrets: SecretList, to?: string): Promise<void> {
  const keys = createKeys(secrets);
  const withKeys = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    { up: (tx) => up(tx, keys) },
  ]);
  const getMigrations = async () => Object.fromEntries(withKeys);
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error) throw error;
}

/** Whether every migration of this server is applied, for /readyz. */
export async function isMigrated<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const applied = new Set(await appliedMigrations(db));
  return knownMigrations.every((name) => applied.has(name));
}

/**
 * Returns the names of the migrations applied to this database, in order, including those that this server does not
 * know.
 */
export async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
