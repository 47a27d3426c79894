import type { Db } from '../database/connect.ts';
import { openAnswers, toSentForm } from './answers.ts';
import { difference, keptCountsOf, moveCounters, type SentForm } from './counters.ts';
import { lockChild } from './lock.ts';
import type { ChildKey } from '../security/child-key.ts';

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
  const sent = await readSent(trx, child.key);
  await moveCounters(trx, 'counters', difference(sent, []));
  if (keep) await moveCounters(trx, 'kept_counters', keptCountsOf(sent));
}

async function readSent(db: Db, key: ChildKey): Promise<(SentForm & { organisationId: string })[]> {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('invitations', 'invitations.id', 'answers.invitation_id')
    .selectAll('answers')
    .select('invitations.organisation_id')
    .where('answers.account_id', '=', key.childId)
    .where('answers.sent', 'is not', null)
    .execute();
  return rows.map((row) => ({
    ...toSentForm(openAnswers(key, row)),
    organisationId: row.organisation_id,
  }));
}
