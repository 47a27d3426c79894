import type { Db } from '../database/connect.ts';
import type { ChildKey } from '../security/child-key.ts';
import { difference, keepCounts, keptCountsOf, moveCounters } from './counters.ts';
import { lockChild } from './lock.ts';
import { readSentForms } from './sent-forms.ts';

/**
 * Takes a child's sent forms out of the counters, in the transaction that deletes the account (docs/api.md,
 * statistics). The rows of answers are left for the caller to delete.
 * @param keep adds them to what deleted children let us keep, per organisation and year
 */
export async function forgetAnswers(
  trx: Db,
  child: { id: string; key: ChildKey },
  keep: boolean,
): Promise<void> {
  await lockChild(trx, child.id);
  const sent = await readSentForms(trx, child.key);
  await moveCounters(trx, difference(sent, []));
  if (keep) await keepCounts(trx, keptCountsOf(sent));
}
