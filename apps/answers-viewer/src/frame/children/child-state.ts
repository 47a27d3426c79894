import type { InvitedChild } from '@lykta/api';
import { compareTimes, type StaffClient, type StaffInvitation } from '@lykta/domain';
import { dayOfTime } from '../dates.ts';

/** When the child last sent something; undefined when it never did. */
function latestSent({ sent }: StaffClient): string | undefined {
  return sent
    .map(({ at }) => at)
    .sort()
    .at(-1);
}

/** The day of {@link latestSent}, `YYYY-MM-DD`. */
export function latestSentDay(child: StaffClient): string | undefined {
  const at = latestSent(child);
  return at && dayOfTime(at);
}

/** Whether the child has sent something that nobody has opened. */
export function hasNews({ sent }: StaffClient): boolean {
  return sent.some(({ opened }) => !opened);
}

/**
 * Sorts children by their latest answers, then those without answers. The order does not change while a member reads.
 */
export function sortChildren(list: InvitedChild[]): InvitedChild[] {
  const rank = ({ child }: InvitedChild) => latestSent(child) ?? '';
  return [...list].sort(
    (a, b) => compareTimes(rank(b), rank(a)) || compareTimes(a.child.accepted, b.child.accepted),
  );
}

/** A child and its invitation, as far as an address names them. */
interface PlaceOfChild {
  invitation: Pick<StaffInvitation, 'id'>;
  child: Pick<StaffClient, 'client'>;
}

/** The path of one child's answers. */
export function childPath({ invitation, child }: PlaceOfChild): string {
  return `/answers/children/${encodeURIComponent(invitation.id)}/${encodeURIComponent(child.client)}`;
}

/** Whether the child takes part no longer: it has left, its case has ended, or the invitation is closed. */
export function isOver({ invitation, child }: InvitedChild): boolean {
  return child.left !== undefined || child.ended !== undefined || invitation.status.status === 'closed';
}
