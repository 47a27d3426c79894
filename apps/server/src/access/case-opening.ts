import { dayOf } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';
import { boundCaseWorker, holdsOn } from '../security/case-marks.ts';
import type { Member } from '../security/staff-sessions.ts';
import type { Services } from '../services.ts';
import { caseKey } from './case-access.ts';
import { readEmergencies } from './emergencies.ts';
import type { VisibleInvitation } from './visible-units.ts';

type Keys = Pick<Services, 'keyRing' | 'binder'>;

/** How a member may open a child's answers now. */
export type Opening = 'assigned' | 'emergency';

/** A child under an invitation of the member's unit. */
interface OneCase {
  invitation: VisibleInvitation;
  accountId: string;
}

/** Returns how a member of the unit may open a child's answers now; undefined if it may not. */
export async function openingOf(
  db: Db,
  keys: Keys,
  member: Member,
  { invitation, accountId }: OneCase,
  now: Date,
): Promise<Opening | undefined> {
  if (!invitation.own) return undefined;
  if (member.openUnitIds.includes(invitation.unitId)) return 'assigned';
  const child = { account_id: accountId, invitation_id: invitation.id };
  const row = await db
    .selectFrom('case_workers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('invitation_id', '=', invitation.id)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  const isPart = row && keys.binder.holds('case-worker', boundCaseWorker(row), row.mark);
  if (isPart && holdsOn(row, dayOf(now))) return 'assigned';
  const emergencies = await readEmergencies(db, keys, member.id, now);
  return emergencies.some((one) => caseKey(one) === caseKey(child)) ? 'emergency' : undefined;
}

/**
 * Checks that a member may open a child's answers.
 * @throws {Problem} 403 `not-allowed` for a member of another unit, `not-assigned` for one without a part in the case
 */
export async function requireOpen(
  db: Db,
  keys: Keys,
  member: Member,
  child: OneCase,
  now: Date,
): Promise<Opening> {
  if (!child.invitation.own) throw problem('not-allowed');
  const opening = await openingOf(db, keys, member, child, now);
  if (!opening) throw problem('not-assigned');
  return opening;
}
