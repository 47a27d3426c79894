import {
  compareTimes,
  DAY_MS,
  MAX_LIVE_SHARES,
  SHARE_DAYS,
  type CreatedShare,
  type CreateShare,
  type LiveShare,
  type SharedStory,
  type ShareSection,
} from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../problem.ts';
import { lockChild } from '../../access/lock.ts';
import { writeLedger } from '../../records/ledgers.ts';
import { shareContent } from '../../records/shares.ts';
import { toTheDay } from '../../to-the-day.ts';
import { decryptFrom, encryptNew, endVersion, type ChildKey } from '../../security/child-key.ts';
import { hashToken, newId, newToken } from '../../security/tokens.ts';

/** The encrypted part of a link; it never changes. */
interface ShareContent {
  name: string;
  sections: ShareSection[];
  story: SharedStory;
  created: string;
}

const live = (db: Db, childId: string, now: Date) =>
  db
    .selectFrom('shares')
    .where('account_id', '=', childId)
    .where('revoked', 'is', null)
    .where('expires', '>', now);

/**
 * Creates a link that shows the story as it is now.
 * @throws {Problem} 409 if five links are active already
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
  const expires = new Date(now.getTime() + SHARE_DAYS * DAY_MS);
  const row = { id, key_hash: hashToken(token), expires };
  const content: ShareContent = { name, sections, story, created: now.toISOString() };
  await db.transaction().execute(async (trx) => {
    await lockChild(trx, key.childId);
    const { n } = await live(trx, key.childId, now)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    if (n >= MAX_LIVE_SHARES) throw problem('too-many-shares');
    await trx
      .insertInto('shares')
      .values({
        ...row,
        account_id: key.childId,
        sealed: encryptNew(key, shareContent(row), content),
        created: toTheDay(now),
        revoked: null,
        last_opened: null,
      })
      .execute();
  });
  return { id, token, expires: expires.toISOString() };
}

/** Lists the active links, newest first, without their keys. */
export async function listShares(db: Db, key: ChildKey, now: Date): Promise<LiveShare[]> {
  const rows = await live(db, key.childId, now)
    .select(['id', 'key_hash', 'sealed', 'expires', 'opened', 'last_opened'])
    .execute();
  const shares = rows.flatMap(({ sealed, opened, last_opened, ...row }) => {
    if (!sealed) return [];
    const { id, expires } = row;
    const { name, sections, created } = decryptFrom<ShareContent>(key, shareContent(row), sealed);
    return [
      {
        id,
        name,
        sections,
        created,
        expires: expires.toISOString(),
        opened,
        ...(last_opened ? { lastOpened: last_opened.toISOString() } : {}),
      },
    ];
  });
  return shares.sort((a, b) => compareTimes(b.created, a.created));
}

/** Revokes a link at once and deletes its copy of the story. @throws {Problem} 404 */
export async function revokeShare(db: Db, key: ChildKey, id: string, now: Date): Promise<void> {
  const revoked = await db
    .updateTable('shares')
    .set({ sealed: null, revoked: toTheDay(now) })
    .where('account_id', '=', key.childId)
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .where('expires', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw notFound();
  endVersion(key, { table: 'shares', row: id });
  await writeLedger(db, key);
}

/** Decrypts what a link shows, for a reader who has already been authorised. */
export function openShare(
  key: ChildKey,
  row: { id: string; key_hash: Buffer; expires: Date },
  sealed: Buffer,
): SharedStory {
  return decryptFrom<ShareContent>(key, shareContent(row), sealed).story;
}
