import type { Db } from '../database/connect.ts';
import type { UsernameMark } from '../security/usernames.ts';

/**
 * Whether an address was the login of another account until lately: it stays that account's for as long as the change
 * can be undone. Ask after the name was written, so that two changes at the same moment can't pass each other.
 */
export async function isKeptForAnother(
  db: Db,
  marks: UsernameMark[],
  accountId: string,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .selectFrom('login_undos')
    .select('id')
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
    .where('account_id', '!=', accountId)
    .where('expires', '>', now)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

/**
 * After a new password by a link to the account's own address: earlier passwords of that same address are void, what
 * brings back another address stays.
 */
export async function forgetEarlierPasswords(tx: Db, accountId: string): Promise<void> {
  await tx
    .deleteFrom('login_undos')
    .where('account_id', '=', accountId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('id')
          .where('id', '=', accountId)
          .whereRef('accounts.username_hmac', '=', 'login_undos.username_hmac'),
      ),
    )
    .execute();
}
