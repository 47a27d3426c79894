import type { StaffInvitation } from '@lykta/domain';
import type { Db } from '../database/connect.ts';

/**
 * Notes for the units that invited them that the accounts of these children are deleted. Call it between the insertion
 * of the tombstones and the deletion of the accounts, in the same transaction.
 * @param accountIds absent: every child with a tombstone
 */
export async function noteDeletedChildren(trx: Db, accountIds?: readonly string[]): Promise<void> {
  await trx
    .insertInto('deleted_children')
    .columns(['pseudonym', 'invitation_id', 'day'])
    .expression((eb) => {
      const gone = eb
        .selectFrom('acceptances')
        .innerJoin('tombstones', 'tombstones.account_id', 'acceptances.account_id')
        .select(['acceptances.pseudonym', 'acceptances.invitation_id', 'tombstones.deleted']);
      return accountIds ? gone.where('acceptances.account_id', 'in', accountIds) : gone;
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the deleted children of each invitation, the latest first. */
export async function deletedChildrenOf(
  db: Db,
  invitationIds: readonly string[],
): Promise<Map<string, StaffInvitation['deletedChildren']>> {
  if (invitationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('deleted_children')
    .select(['invitation_id', 'pseudonym', 'day'])
    .where('invitation_id', 'in', invitationIds)
    .orderBy('day', 'desc')
    .orderBy('pseudonym')
    .execute();
  const byInvitation = Map.groupBy(rows, (row) => row.invitation_id);
  return new Map(
    [...byInvitation].map(([id, found]) => [
      id,
      found.map(({ pseudonym, day }) => ({ client: pseudonym, day })),
    ]),
  );
}
