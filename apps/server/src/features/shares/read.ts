import { HOUR_MS, type SharedStory } from '@lykta/domain';
import { notFound, problem } from '../../problem.ts';
import type { Bound } from '../../security/binder.ts';
import { toTheDay } from '../../to-the-day.ts';
import type { Services } from '../../services.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import { openShare } from './shares.ts';

const READ_MS = HOUR_MS;

/**
 * Exchanges the key of a link for a token that is valid for an hour at most, and counts the opening.
 * @throws {Problem} 404 for an unknown key, 410 if the link has expired or was revoked
 */
export async function openLink(
  services: Pick<Services, 'db' | 'binder' | 'clock'>,
  shareKey: string,
): Promise<string> {
  const token = newToken();
  const now = services.clock();
  await services.db.transaction().execute(async (trx) => {
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
      .set((eb) => ({ opened: eb('opened', '+', 1), last_opened: toTheDay(now) }))
      .where('id', '=', share.id)
      .execute();
    const expires = new Date(Math.min(now.getTime() + READ_MS, share.expires.getTime()));
    const row = { token_hash: hashToken(token), share_id: share.id, expires };
    await trx
      .insertInto('share_reads')
      .values({ ...row, mark: services.binder.mark('share-read', boundRead(row)) })
      .execute();
  });
  return token;
}

const boundRead = (row: { token_hash: Buffer; share_id: string; expires: Date }): Bound => [
  row.token_hash,
  row.share_id,
  row.expires,
];

/**
 * Returns the shared story for a read token.
 * @throws {Problem} 401 without a valid token, 410 if the child has revoked the link
 */
export async function readSharedStory(
  { db, keyRing, binder, clock }: Pick<Services, 'db' | 'keyRing' | 'binder' | 'clock'>,
  token: string | undefined,
): Promise<SharedStory> {
  if (token === undefined) throw problem('not-signed-in');
  const now = clock();
  const row = await db
    .selectFrom('share_reads')
    .innerJoin('shares', 'shares.id', 'share_reads.share_id')
    .innerJoin('child_keys', 'child_keys.account_id', 'shares.account_id')
    .innerJoin('ledgers', 'ledgers.account_id', 'shares.account_id')
    .select([
      'shares.id',
      'shares.account_id',
      'shares.sealed',
      'shares.revoked',
      'shares.expires',
      'shares.key_hash',
    ])
    .select(['child_keys.secret_number', 'child_keys.wrapped', 'ledgers.ledger', 'ledgers.ledger_clock'])
    .select(['share_reads.token_hash', 'share_reads.mark', 'share_reads.expires as read_expires'])
    .where('share_reads.token_hash', '=', hashToken(token))
    .where('share_reads.expires', '>', now)
    .executeTakeFirst();
  const read = row && { token_hash: row.token_hash, share_id: row.id, expires: row.read_expires };
  if (!row || !read || !binder.holds('share-read', boundRead(read), row.mark)) throw problem('not-signed-in');
  if (row.revoked || row.expires <= now || !row.sealed) throw problem('expired');
  return openShare(keyRing.unwrap(row.account_id, row), row, row.sealed);
}
