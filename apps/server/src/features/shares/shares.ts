import {
  MAX_LIVE_SHARES,
  SHARE_DAYS,
  type CreatedShare,
  type CreateShare,
  type LiveShare,
  type SharedStory,
  type ShareSection,
} from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../http/problem.ts';
import { lockChild } from '../../records/lock.ts';
import { decryptFrom, encryptFor, type ChildKey } from '../../security/child-key.ts';
import { hashToken, newId, newToken } from '../../security/tokens.ts';

const DAY = 86_400_000;

/** What is encrypted of a link: made once, and never changed. */
interface ShareContent {
  name: string;
  sections: ShareSection[];
  story: SharedStory;
}

const live = (db: Db, childId: string, now: Date) =>
  db
    .selectFrom('shares')
    .where('account_id', '=', childId)
    .where('revoked', 'is', null)
    .where('expires', '>', now);

/**
 * Makes a link that shows the story as it is now.
 * @throws {Problem} 409 when five links live already
 */
export async function createShare(
  db: Db,
  key: ChildKey,
  { name, sections }: CreateShare,
  story: SharedStory,
  now: Date,
): Promise<CreatedShare> {
  const id = newId();
  const token = newToken();
  const expires = new Date(now.getTime() + SHARE_DAYS * DAY);
  const content: ShareContent = { name, sections, story };
  await db.transaction().execute(async (trx) => {
    await lockChild(trx, key.childId);
    const { n } = await live(trx, key.childId, now)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    if (n >= MAX_LIVE_SHARES) throw problem('too-many-shares');
    await trx
      .insertInto('shares')
      .values({
        id,
        account_id: key.childId,
        key_hash: hashToken(token),
        sealed: encryptFor(key, 'shares', id, content),
        created: now,
        expires,
        revoked: null,
        last_opened: null,
      })
      .execute();
  });
  return { id, token, expires: expires.toISOString() };
}

/** The links that live, newest first; never their keys. */
export async function listShares(db: Db, key: ChildKey, now: Date): Promise<LiveShare[]> {
  const rows = await live(db, key.childId, now)
    .select(['id', 'sealed', 'created', 'expires', 'opened', 'last_opened'])
    .orderBy('created', 'desc')
    .execute();
  return rows.flatMap(({ id, sealed, created, expires, opened, last_opened }) => {
    if (!sealed) return [];
    const { name, sections } = decryptFrom<ShareContent>(key, 'shares', id, sealed);
    return [
      {
        id,
        name,
        sections,
        created: created.toISOString(),
        expires: expires.toISOString(),
        opened,
        ...(last_opened ? { lastOpened: last_opened.toISOString() } : {}),
      },
    ];
  });
}

/** Ends a link at once: what it showed is erased. @throws {Problem} 404 */
export async function revokeShare(db: Db, childId: string, id: string, now: Date): Promise<void> {
  const revoked = await db
    .updateTable('shares')
    .set({ sealed: null, revoked: now })
    .where('account_id', '=', childId)
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .where('expires', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw notFound();
}

/** What a link shows, for whoever may read it. */
export function openShare(key: ChildKey, id: string, sealed: Buffer): SharedStory {
  return decryptFrom<ShareContent>(key, 'shares', id, sealed).story;
}
