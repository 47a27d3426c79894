import { NOTICES_AT_MOST, type NoticeKind, type StaffNotice } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { holdsOn } from '../security/case-marks.ts';
import { newId } from '../security/tokens.ts';
import type { Services } from '../services.ts';
import { mayOpen, type Case, type Viewer } from '../access/case-access.ts';
import { openReasons } from './open-reasons.ts';

/** Something that happened to a case: who did it, on which day, and the id of the reason of an emergency. */
interface Happened {
  /** Null for what no member did. */
  by: string | null;
  day: string;
  reason?: string;
}

/** Tells these members of a case: on their start page, and by e-mail. */
export async function tell(
  trx: Db,
  child: Case,
  told: readonly { member: string; kind: NoticeKind }[],
  { by, day, reason }: Happened,
): Promise<void> {
  if (told.length === 0) return;
  const { account_id, invitation_id } = child;
  const what = { account_id, invitation_id, by_id: by, day, reason_id: reason ?? null };
  await trx
    .insertInto('case_notices')
    .values(told.map(({ member, kind }) => ({ ...what, id: newId(), member_id: member, kind })))
    .execute();
  await trx
    .insertInto('tellings')
    .values(told.map(({ member: member_id }) => ({ member_id, account_id, invitation_id, kind: 'notice' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Tells the responsible worker of a case, and whoever is its deputy today. */
export async function tellResponsible(
  trx: Db,
  child: Case,
  kind: NoticeKind,
  happened: Happened,
): Promise<void> {
  const rows = await trx
    .selectFrom('case_workers')
    .select(['member_id', 'part', 'from_day', 'to_day'])
    .where('account_id', '=', child.account_id)
    .where('invitation_id', '=', child.invitation_id)
    .where('part', '!=', 'coworker')
    .execute();
  const told = rows.filter((row) => holdsOn(row, happened.day));
  await tell(
    trx,
    child,
    told.map(({ member_id: member }) => ({ member, kind })),
    happened,
  );
}

/** Lists what a member has been told and has not seen, the oldest first. */
export async function listNotices(
  db: Db,
  { keyRing }: Pick<Services, 'keyRing'>,
  viewer: Viewer,
): Promise<StaffNotice[]> {
  if (viewer.unitIds.length === 0) return [];
  const rows = await db
    .selectFrom('case_notices as notice')
    .leftJoin('members', 'members.id', 'notice.by_id')
    .innerJoin('acceptances', (join) =>
      join
        .onRef('acceptances.account_id', '=', 'notice.account_id')
        .onRef('acceptances.invitation_id', '=', 'notice.invitation_id'),
    )
    .select(['notice.id', 'notice.kind', 'notice.day', 'notice.reason_id', 'members.name'])
    .select(['acceptances.account_id', 'acceptances.invitation_id', 'acceptances.unit_id', 'pseudonym'])
    .where('notice.member_id', '=', viewer.id)
    .where('acceptances.unit_id', 'in', viewer.unitIds)
    .orderBy('notice.day')
    .orderBy('notice.id')
    .limit(NOTICES_AT_MOST)
    .execute();
  const readable = rows.flatMap((row) =>
    row.reason_id !== null && mayOpen(viewer, row) ? row.reason_id : [],
  );
  const reasons = await openReasons(db, keyRing, readable);
  return rows.map((row) => {
    const reason = row.reason_id === null ? undefined : reasons.get(row.reason_id);
    return {
      id: row.id,
      kind: row.kind,
      invitation: row.invitation_id,
      client: row.pseudonym,
      ...(row.name === null ? {} : { by: row.name }),
      day: row.day,
      ...(reason === undefined ? {} : { reason }),
    };
  });
}

/** Deletes notices that a member has seen; those of others stay. */
export async function seeNotices(db: Db, memberId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('case_notices').where('member_id', '=', memberId).where('id', 'in', ids).execute();
}
