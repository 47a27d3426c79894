import type { SharedStory } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../http/problem.ts';
import type { KeyRing } from '../../security/child-key.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import { openShare } from './shares.ts';

const READ_MS = 60 * 60_000;

/**
 * Trades the key of a link for a token that reads it for an hour, and counts the opening.
 * @throws {Problem} 404 for an unknown key, 410 when the link has ended
 */
export async function openLink(db: Db, shareKey: string, now: Date): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    const share = await trx
      .selectFrom('shares')
      .select(['id', 'expires', 'revoked'])
      .where('key_hash', '=', hashToken(shareKey))
      .forUpdate()
      .executeTakeFirst();
    if (!share) throw notFound();
    if (share.revoked || share.expires <= now) throw problem('expired');
    await trx
      .updateTable('shares')
      .set((eb) => ({ opened: eb('opened', '+', 1), last_opened: now }))
      .where('id', '=', share.id)
      .execute();
    const expires = new Date(Math.min(now.getTime() + READ_MS, share.expires.getTime()));
    await trx
      .insertInto('share_reads')
      .values({ token_hash: hashToken(token), share_id: share.id, expires })
      .execute();
  });
  return token;
}

/**
 * The shared story of a read token.
 * @throws {Problem} 401 without a token that lives, 410 when the child has taken the link back
 */
export async function readSharedStory(
  db: Db,
  keyRing: KeyRing,
  token: string | undefined,
  now: Date,
): Promise<SharedStory> {
  if (token === undefined) throw problem('not-signed-in');
  const row = await db
    .selectFrom('share_reads')
    .innerJoin('shares', 'shares.id', 'share_reads.share_id')
    .innerJoin('child_keys', 'child_keys.account_id', 'shares.account_id')
    .select(['shares.id', 'shares.account_id', 'shares.sealed', 'shares.revoked', 'shares.expires'])
    .select(['child_keys.secret_number', 'child_keys.wrapped'])
    .where('share_reads.token_hash', '=', hashToken(token))
    .where('share_reads.expires', '>', now)
    .executeTakeFirst();
  if (!row) throw problem('not-signed-in');
  if (row.revoked || row.expires <= now || !row.sealed) throw problem('expired');
  return openShare(keyRing.unwrap(row.account_id, row), row.id, row.sealed);
}
