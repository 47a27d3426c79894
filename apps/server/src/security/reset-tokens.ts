import type { Db } from '../database/connect.ts';
import type { Services } from '../services.ts';
import type { Bound } from './binder.ts';
import { hashToken, newToken } from './tokens.ts';

/** The owner of the password that a link can reset. */
export type ResetOwner =
  { account_id: string; member_id?: never } | { member_id: string; account_id?: never };

interface Row {
  token_hash: Buffer;
  account_id: string | null;
  member_id: string | null;
  expires: Date;
}

/** The values that a link's mark covers: only this server can create a link, and it is valid for this owner only. */
export const boundResetToken = ({ token_hash, account_id, member_id, expires }: Row): Bound => [
  token_hash,
  account_id,
  member_id,
  expires,
];

/** Creates the token of a one-time link. */
export async function createResetToken(
  { binder }: Pick<Services, 'binder'>,
  db: Db,
  owner: ResetOwner,
  expires: Date,
): Promise<string> {
  const token = newToken();
  const { account_id = null, member_id = null } = owner;
  const row = { token_hash: hashToken(token), account_id, member_id, expires };
  const mark = binder.mark('reset-token', boundResetToken(row));
  await db
    .insertInto('reset_tokens')
    .values({ ...row, mark })
    .execute();
  return token;
}

/** Returns the owner of a valid token without using it up; called before the expensive hash of the new password. */
export async function findResetToken(
  { binder, clock }: Pick<Services, 'binder' | 'clock'>,
  db: Db,
  token: string,
): Promise<{ accountId: string | null; memberId: string | null } | null> {
  const row = await db
    .selectFrom('reset_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const isLive =
    row !== undefined && row.expires > clock() && binder.holds('reset-token', boundResetToken(row), row.mark);
  return isLive ? { accountId: row.account_id, memberId: row.member_id } : null;
}

/** Uses up the token, and deletes all other links of the same owner. */
export async function spendResetToken(
  { binder, clock }: Pick<Services, 'binder' | 'clock'>,
  db: Db,
  token: string,
): Promise<{ accountId: string | null; memberId: string | null } | null> {
  const row = await db
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('expires', '>', clock())
    .returningAll()
    .executeTakeFirst();
  if (!row || !binder.holds('reset-token', boundResetToken(row), row.mark)) return null;
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
