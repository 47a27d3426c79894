import type { Db } from '../database/connect.ts';
import type { UsernameMark } from '../security/usernames.ts';

/**
 * Assigns invitations sent to an address to the account that has verified it.
 * @param marks all marks of the address, which may have been invited under an older secret
 */
export async function claimInvitations(db: Db, accountId: string, marks: UsernameMark[]): Promise<void> {
  const claimed = await db
    .deleteFrom('invitation_recipients')
    .where(({ eb, or, and }) =>
      or(
        marks.map((mark) =>
          and([
            eb('username_hmac', '=', mark.username_hmac),
            eb('username_secret', '=', mark.username_secret),
          ]),
        ),
      ),
    )
    .returning('invitation_id')
    .execute();
  if (claimed.length === 0) return;
  const ids = claimed.map(({ invitation_id }) => invitation_id);
  // If the child has already accepted the invitation through its link, it is not asked again.
  const known = await db
    .selectFrom('acceptances')
    .select('invitation_id')
    .where('account_id', '=', accountId)
    .where('invitation_id', 'in', ids)
    .execute();
  const answered = new Set(known.map(({ invitation_id }) => invitation_id));
  const waiting = ids.filter((id) => !answered.has(id));
  if (waiting.length === 0) return;
  await db
    .insertInto('pending_invitations')
    .values(waiting.map((invitation_id) => ({ account_id: accountId, invitation_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
