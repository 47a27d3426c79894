import { dayOf } from '@lykta/domain';
import { forgetAnswers } from '../counts/forget-answers.ts';
import type { Db } from '../database/connect.ts';
import { noteDeletedChildren } from '../records/deleted-children.ts';
import type { selectKeys } from '../records/ledgers.ts';
import type { Services } from '../services.ts';

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number];

/** Erases children's accounts as if they had been deleted by themselves, with tombstones. */
export async function eraseAccounts(
  { keyRing, countKeys, clock }: Pick<Services, 'keyRing' | 'countKeys' | 'clock'>,
  trx: Db,
  rows: readonly KeyRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.account_id);
  for (const row of rows) {
    const key = keyRing.unwrap(row.account_id, row);
    await forgetAnswers(trx, countKeys, { id: row.account_id, key });
  }
  const deleted = dayOf(clock());
  await trx
    .insertInto('tombstones')
    .values(ids.map((account_id) => ({ account_id, deleted })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteDeletedChildren(trx, ids);
  await trx.deleteFrom('accounts').where('id', 'in', ids).execute();
}
