import type { Db } from '../database/connect.ts';
import type { UsernameMark, UsernameMarks } from '../security/usernames.ts';

/** An account as signing in needs it. */
export interface KnownAccount extends UsernameMark {
  id: string;
  password_hash: string;
  legacy: boolean;
  legacy_link_hash: Buffer | null;
}

/** The account with that username, under whichever secret it was stored. */
export async function findAccount(
  db: Db,
  marks: UsernameMarks,
  username: string,
): Promise<KnownAccount | undefined> {
  return db
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'legacy', 'legacy_link_hash', 'username_secret', 'username_hmac'])
    .where(({ eb, or }) =>
      or(
        marks
          .all(username)
          .map((mark) =>
            eb.and([
              eb('username_hmac', '=', mark.username_hmac),
              eb('username_secret', '=', mark.username_secret),
            ]),
          ),
      ),
    )
    .executeTakeFirst();
}

/** Whether a failure means that a username was taken by somebody else in the same moment. */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'accounts_username_hmac_username_secret_key';
}
