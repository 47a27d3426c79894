import { LOCK_AFTER_SECONDS } from '@lykta/domain';
import type { Db } from '../database/connect.ts';

const LOCK_AFTER = LOCK_AFTER_SECONDS * 1000;
/** For accounts with a lock, the time of the last call is stored at most this often, in ms. */
const CALL_NOTED_AFTER = 1000;

/** Returns whether the session of an account with a lock must be unlocked; if not, stores the time of its call. */
export async function isLocked(
  db: Db,
  session: { token_hash: Buffer; locked: boolean; last_call: Date | null },
  now: Date,
): Promise<boolean> {
  const quiet = now.getTime() - (session.last_call?.getTime() ?? 0);
  if (session.locked || quiet > LOCK_AFTER) return true;
  if (quiet >= CALL_NOTED_AFTER) {
    const { token_hash } = session;
    await db.updateTable('sessions').set({ last_call: now }).where('token_hash', '=', token_hash).execute();
  }
  return false;
}

/** The columns of an unlocked session; the count of wrong PINs starts again at zero. */
export const unlocked = (now: Date) => ({ locked: false, last_call: now, lock_tries: 0 });

/** Unlocks a locked session after the right PIN. */
export async function unlockSession(db: Db, { tokenHash }: { tokenHash: Buffer }, now: Date): Promise<void> {
  await db.updateTable('sessions').set(unlocked(now)).where('token_hash', '=', tokenHash).execute();
}
