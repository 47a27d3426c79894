import { dayOf, type AcceptInvitation, type Invitation } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../problem.ts';
import { toTheDay } from '../../to-the-day.ts';
import { lockChild } from '../../access/lock.ts';
import { findInvitation } from '../../records/invitations.ts';
import type { Child } from '../../security/child-sessions.ts';
import type { Services } from '../../services.ts';
import { comeBack, handedOn, join, lockInvitation } from '../../records/joining.ts';

/**
 * Finds the invitation for a code that a child typed or received.
 * @throws {Problem} 404 `code-not-found`, 410 `invitation-closed`
 */
export async function findByCode(db: Db, code: string, today: string): Promise<Invitation> {
  const invitation = await findInvitation(db, code, today);
  if (!invitation) throw problem('code-not-found');
  if (invitation.status.status === 'closed') throw problem('invitation-closed', { status: 410 });
  return invitation;
}

/**
 * Accepts an invitation. Accepting twice has no further effect; accepting after leaving makes the child take part
 * again.
 * @throws {Problem} 404 `code-not-found`, 409 `invitation-full`, 410 `invitation-closed`
 */
export async function acceptInvitation(
  services: Pick<Services, 'db' | 'labelKey' | 'binder'>,
  child: Pick<Child, 'id' | 'key'>,
  wanted: AcceptInvitation,
  now: Date,
): Promise<void> {
  const { id: childId } = child;
  await services.db.transaction().execute(async (trx) => {
    const invitation = await lockInvitation(trx, childId, wanted, dayOf(now));
    const known = await trx
      .selectFrom('acceptances')
      .select(['left_at', 'ended'])
      .where('account_id', '=', childId)
      .where('invitation_id', '=', invitation.id)
      .executeTakeFirst();
    if (known && known.left_at === null) return;
    if (invitation.status === 'closed' || known?.ended) throw problem('invitation-closed', { status: 410 });
    if (known) await comeBack(trx, childId, invitation.id);
    else if (invitation.accepted >= invitation.max_clients) throw problem('invitation-full');
    else await join(services, trx, childId, invitation, handedOn(services, child, invitation), now);
    await declineInvitation(trx, childId, invitation.id);
  });
}

/** Removes an invitation from the child's list. Declining again has no further effect. */
export async function declineInvitation(db: Db, childId: string, invitationId: string): Promise<void> {
  await db
    .deleteFrom('pending_invitations')
    .where('account_id', '=', childId)
    .where('invitation_id', '=', invitationId)
    .execute();
}

/**
 * Sets whether the staff of an accepted invitation may see the child's own figure.
 * @throws {Problem} 404 when the child has not accepted the invitation, or has left it
 */
export async function showFigure(
  db: Db,
  childId: string,
  invitationId: string,
  show: boolean,
): Promise<void> {
  const changed = await db
    .updateTable('acceptances')
    .set({ shows_figure: show })
    .where('account_id', '=', childId)
    .where('invitation_id', '=', invitationId)
    .where('left_at', 'is', null)
    .returning('invitation_id')
    .executeTakeFirst();
  if (!changed) throw notFound();
}

/**
 * Leaves an invitation: nothing more is asked, and sent answers stay. This waits for a sending in progress; a later
 * sending is refused because the child has left.
 * @throws {Problem} 404
 */
export async function leaveInvitation(
  db: Db,
  childId: string,
  invitationId: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockChild(trx, childId);
    const left = await trx
      .updateTable('acceptances')
      .set((eb) => ({ left_at: eb.fn.coalesce('left_at', eb.val(toTheDay(now))) }))
      .where('account_id', '=', childId)
      .where('invitation_id', '=', invitationId)
      .returning('invitation_id')
      .executeTakeFirst();
    if (!left) throw notFound();
  });
}
