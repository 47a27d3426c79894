import { dayOf } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { noteDeletedChildren } from '../records/deleted-children.ts';
import type { ChildKey } from '../security/child-key.ts';
import type { Services } from '../services.ts';
import { forgetAnswers } from './forget-answers.ts';

/**
 * Deletes the keys and every row of these children; published figures, which identify no child, stay. The tombstones
 * make a restored backup delete the accounts again.
 */
export async function eraseAccounts(
  { countKeys, clock }: Pick<Services, 'countKeys' | 'clock'>,
  trx: Db,
  keys: readonly ChildKey[],
): Promise<void> {
  if (keys.length === 0) return;
  const ids = keys.map(({ childId }) => childId);
  for (const key of keys) await forgetAnswers(trx, countKeys, key);
  const deleted = dayOf(clock());
  await trx
    .insertInto('tombstones')
    .values(ids.map((account_id) => ({ account_id, deleted })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteDeletedChildren(trx, ids);
  await trx.deleteFrom('accounts').where('id', 'in', ids).execute();
}
