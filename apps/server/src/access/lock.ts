import type { Db } from '../database/connect.ts';
import { notFound } from '../problem.ts';

/**
 * Locks a child, so that changes to its counts or consent run one after the other (saving and sending requested forms,
 * leaving, deleting the account). Take this lock first in a transaction, to avoid deadlocks.
 * @throws {Problem} 404 if the account was deleted in the meantime
 */
export async function lockChild(trx: Db, childId: string): Promise<void> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', childId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
}
