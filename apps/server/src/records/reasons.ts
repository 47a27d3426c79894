import { EMERGENCY_HOURS, HOUR_MS, REASON_DAYS } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import type { ChildKey } from '../security/child-key.ts';
import { openReason, placeOfReason, sealReason } from '../security/reasons.ts';
import { newId } from '../security/tokens.ts';

/** A member who opens a child's answers. */
export interface Opening {
  memberId: string;
  invitationId: string;
  pseudonym: string;
}

const newest = (db: Db, { memberId, pseudonym, invitationId }: Opening, urgent: boolean) =>
  db
    .selectFrom('reasons')
    .select(['id', 'at', 'sealed'])
    .where('pseudonym', '=', pseudonym)
    .where('member_id', '=', memberId)
    .where('invitation_id', '=', invitationId)
    .where('urgent', '=', urgent)
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
  const last = await newest(db, opening, false);
  if (last && now.getTime() - last.at.getTime() < HOUR_MS && openReason(key, place, last.sealed) === reason)
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

/** Stores why a member opens a child's answers in an emergency. @returns its id */
export async function keepUrgentReason(
  db: Db,
  key: ChildKey,
  { memberId, invitationId, pseudonym }: Opening,
  reason: string,
  now: Date,
): Promise<string> {
  const id = newId();
  const row = { at: now, member_id: memberId, invitation_id: invitationId, urgent: true };
  const sealed = sealReason(key, placeOfReason(row), reason);
  await db
    .insertInto('reasons')
    .values({ ...row, id, pseudonym, sealed })
    .execute();
  return id;
}

/** An emergency from this time on still lasts. */
export const urgentSince = (now: Date) => new Date(now.getTime() - EMERGENCY_HOURS * HOUR_MS);

/** Whether this server wrote the reason of an emergency for this child, member and time. */
export function isUrgentReason(
  key: ChildKey,
  row: { member_id: string; invitation_id: string; at: Date; sealed: Buffer },
): boolean {
  try {
    openReason(key, placeOfReason({ ...row, urgent: true }), row.sealed);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the id of the reason that is still valid, if any; members must give one again after {@link REASON_DAYS}.
 * @param urgent whether the member opens the answers in an emergency
 */
export async function reasonInForce(
  db: Db,
  opening: Opening,
  now: Date,
  urgent = false,
): Promise<string | undefined> {
  const last = await newest(db, opening, urgent);
  const lasts = (urgent ? EMERGENCY_HOURS : REASON_DAYS * 24) * HOUR_MS;
  return last && now.getTime() - last.at.getTime() < lasts ? last.id : undefined;
}

/** Returns which of these children a member may open with a reason that is still valid, as {@link reasonKey}s. */
export async function reasonsInForce(
  db: Db,
  memberId: string,
  pseudonyms: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('reasons')
    .select(['invitation_id', 'pseudonym'])
    .distinct()
    .where('pseudonym', 'in', pseudonyms)
    .where('member_id', '=', memberId)
    .where('urgent', '=', false)
    .where('at', '>', new Date(now.getTime() - REASON_DAYS * 24 * HOUR_MS))
    .execute();
  return new Set(rows.map(reasonKey));
}

/** Returns a text that is equal for the same child under the same invitation. */
export const reasonKey = (child: { invitation_id: string; pseudonym: string }) =>
  `${child.invitation_id} ${child.pseudonym}`;
