import { REASON_DAYS } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import type { ChildKey } from '../security/child-key.ts';
import { openReason, sealReason } from '../security/reasons.ts';
import { newId } from '../security/tokens.ts';

const HOUR = 3_600_000;

/** A member who opens a child's answers. */
export interface Opening {
  memberId: string;
  invitationId: string;
  pseudonym: string;
}

const newest = (db: Db, { memberId, pseudonym, invitationId }: Opening) =>
  db
    .selectFrom('reasons')
    .select(['id', 'at', 'sealed'])
    .where('pseudonym', '=', pseudonym)
    .where('member_id', '=', memberId)
    .where('invitation_id', '=', invitationId)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Stores why a member opens a child's answers; earlier reasons stay. The same reason within an hour is stored once. */
export async function keepReason(
  db: Db,
  key: ChildKey,
  opening: Opening,
  reason: string,
  now: Date,
): Promise<void> {
  const place = { member: opening.memberId, invitation: opening.invitationId };
  const last = await newest(db, opening);
  if (last && now.getTime() - last.at.getTime() < HOUR && openReason(key, place, last.sealed) === reason)
    return;
  await db
    .insertInto('reasons')
    .values({
      id: newId(),
      at: now,
      member_id: opening.memberId,
      invitation_id: opening.invitationId,
      pseudonym: opening.pseudonym,
      sealed: sealReason(key, place, reason),
    })
    .execute();
}

/** Returns the id of the reason that is still valid, if any; members must give one again after {@link REASON_DAYS}. */
export async function reasonInForce(db: Db, opening: Opening, now: Date): Promise<string | undefined> {
  const last = await newest(db, opening);
  return last && now.getTime() - last.at.getTime() < REASON_DAYS * 24 * HOUR ? last.id : undefined;
}
