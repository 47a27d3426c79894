import type { Services } from './services.ts';

const DAY = 86_400_000;
/** Sessions live 90 days at most (security/child-sessions.ts), those of staff 12 hours. */
const SESSION_DAYS = 90;
/** An ended link says for so long that it has ended; then it is unknown. */
const ENDED_SHARE_DAYS = 90;
/** Backups are kept for a year at most; a tombstone must outlive them (docs/operations.md). */
const TOMBSTONE_DAYS = 400;

/** Erases what has run out; what was secret in it goes first. Safe to run on several servers at once. */
export async function cleanUp({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await db
    .updateTable('shares')
    .set({ sealed: null })
    .where('expires', '<=', now)
    .where('sealed', 'is not', null)
    .execute();
  await db.deleteFrom('share_reads').where('expires', '<=', now).execute();
  await db.deleteFrom('shares').where('expires', '<=', before(ENDED_SHARE_DAYS)).execute();
  await db.deleteFrom('outbox').where('expires', '<=', now).execute();
  await db.deleteFrom('reset_tokens').where('expires', '<=', now).execute();
  await db.deleteFrom('login_undos').where('expires', '<=', now).execute();
  await db.deleteFrom('address_codes').where('expires', '<=', now).execute();
  await db.deleteFrom('bot_checks').where('expires', '<=', now).execute();
  await db.deleteFrom('rate_buckets').where('expires', '<=', now).execute();
  await db.deleteFrom('sessions').where('last_seen', '<=', before(SESSION_DAYS)).execute();
  await db.deleteFrom('staff_sessions').where('last_seen', '<=', before(1)).execute();
  const old = before(TOMBSTONE_DAYS).toISOString().slice(0, 10);
  await db.deleteFrom('tombstones').where('deleted', '<=', old).execute();
}
