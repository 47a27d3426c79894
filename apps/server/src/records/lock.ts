import type { Db } from '../database/connect.ts';
import { notFound } from '../http/problem.ts';

/**
 * Makes what changes a child's counts or its consent (saving and sending what was asked for, leaving, deleting the
 * account) wait for each other. Take it before any other lock of the transaction, so that nobody deadlocks.
 * @throws {Problem} 404 when the account was deleted meanwhile
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
