import type { Db } from '../database/connect.ts';
import { hashToken, newToken } from './tokens.ts';

/** Whose password a link lets somebody choose. */
export type ResetOwner =
  { account_id: string; member_id?: never } | { member_id: string; account_id?: never };

/** Makes the token of a one-use link. */
export async function createResetToken(db: Db, owner: ResetOwner, expires: Date): Promise<string> {
  const token = newToken();
  const { account_id = null, member_id = null } = owner;
  await db
    .insertInto('reset_tokens')
    .values({ token_hash: hashToken(token), account_id, member_id, expires })
    .execute();
  return token;
}

/** Whether the token could be spent; looked at before the costly hash of the new password. */
export async function isLiveResetToken(db: Db, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('reset_tokens')
    .select('expires')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined && row.expires > now;
}

/** Uses the token up, once; with it go all other links of the same owner. */
export async function spendResetToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ accountId: string | null; memberId: string | null } | null> {
  const row = await db
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('expires', '>', now)
    .returning(['account_id', 'member_id'])
    .executeTakeFirst();
  if (!row) return null;
  await db
    .deleteFrom('reset_tokens')
    .where(({ eb, or }) =>
      or([
        eb('account_id', 'is not', null).and('account_id', '=', row.account_id),
        eb('member_id', 'is not', null).and('member_id', '=', row.member_id),
      ]),
    )
    .execute();
  return { accountId: row.account_id, memberId: row.member_id };
}
