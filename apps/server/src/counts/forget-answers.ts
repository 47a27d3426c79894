import type { Db } from '../database/connect.ts';
import type { ChildKey } from '../security/child-key.ts';
import type { CountKeys } from '../security/count-keys.ts';
import { lockChild } from '../access/lock.ts';
import { difference, moveCounts } from './running-counts.ts';
import { readSentForms } from './sent-forms.ts';

/**
 * Subtracts a child's sent forms from all counts that are not published yet, in the transaction that deletes the
 * account (docs/decisions/0022). The caller deletes the rows of answers.
 */
export async function forgetAnswers(trx: Db, countKeys: CountKeys, key: ChildKey): Promise<void> {
  await lockChild(trx, key.childId);
  const sent = await readSentForms(trx, key);
  await moveCounts(trx, countKeys, key.childId, difference(sent, []));
}
