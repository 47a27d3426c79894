import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';
import type { Child } from '../security/child-sessions.ts';

/** Ends every session of an account, and deletes everything else that grants access: devices, links, codes. */
export async function endAllSessions(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('notification_tokens').where('account_id', '=', accountId).execute();
  await dropLinks(tx, accountId);
}

/** Does the same, but keeps this session and its own device. */
export async function endOtherSessions(tx: Db, { id, tokenHash }: Child): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', id).where('token_hash', '!=', tokenHash).execute();
  const own = tx.selectFrom('sessions').select('device_id').where('token_hash', '=', tokenHash);
  await tx
    .deleteFrom('notification_tokens')
    .where('account_id', '=', id)
    .where('device_id', 'is distinct from', own)
    .execute();
  await dropLinks(tx, id);
}

async function dropLinks(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom('reset_tokens').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('address_codes').where('account_id', '=', accountId).execute();
}

/**
 * Requires that the session still exists, under the child's lock: another change may just have ended it.
 * @throws {Problem} 401
 */
export async function requireSession(tx: Db, { tokenHash }: Child): Promise<void> {
  const session = await tx
    .selectFrom('sessions')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!session) throw problem('not-signed-in');
}
