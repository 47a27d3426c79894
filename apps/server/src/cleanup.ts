import { DAY_MS } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from './database/connect.ts';
import { SESSION_DAYS } from './security/child-sessions.ts';
import type { Services } from './services.ts';

/** For this many days a link says that it has ended; after that it is unknown. */
const ENDED_SHARE_DAYS = 90;
/** For this many days staff see that the account of a child of theirs is deleted. */
const DELETED_CHILD_DAYS = 180;
/** Backups are kept for a year at most; a tombstone must outlive them (docs/operations.md). */
const TOMBSTONE_DAYS = 400;

/** Deletes expired data, starting with secrets. Safe to run on several servers at once. */
export async function cleanUp({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .updateTable('shares')
    .set({ sealed: null })
    .where('expires', '<=', now)
    .where('sealed', 'is not', null)
    .execute();
  await db.deleteFrom('share_reads').where('expires', '<=', now).execute();
  await db.deleteFrom('sittings').where('expires', '<=', now).execute();
  await db.deleteFrom('shares').where('expires', '<=', before(ENDED_SHARE_DAYS)).execute();
  await db.deleteFrom('outbox').where('expires', '<=', now).execute();
  await db.deleteFrom('reset_tokens').where('expires', '<=', now).execute();
  await db.deleteFrom('login_undos').where('expires', '<=', now).execute();
  await db.deleteFrom('address_codes').where('expires', '<=', now).execute();
  await db.deleteFrom('bot_checks').where('expires', '<=', now).execute();
  await db.deleteFrom('rate_buckets').where('expires', '<=', now).execute();
  await db.deleteFrom('sessions').where('last_seen', '<=', before(SESSION_DAYS)).execute();
  await db.deleteFrom('staff_sessions').where('last_seen', '<=', before(1)).execute();
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10);
  await db.deleteFrom('tombstones').where('deleted', '<=', dayBefore(TOMBSTONE_DAYS)).execute();
  await db.deleteFrom('deleted_children').where('day', '<=', dayBefore(DELETED_CHILD_DAYS)).execute();
}

/**
 * Deletes log entries past their organisation's limit. The database decides which, by its own clock
 * (migrations/0014-how-long-the-log-lives.ts).
 */
export async function forgetOldLog(db: Db): Promise<void> {
  let forgotten: number;
  do {
    const { rows } = await sql<{ forgotten: number }>`select forget_old_log() as forgotten`.execute(db);
    forgotten = rows[0]?.forgotten ?? 0;
  } while (forgotten > 0);
}
