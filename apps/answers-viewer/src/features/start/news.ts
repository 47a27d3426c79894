import { compareTimes, type StaffInvitation, type StaffNews } from '@lykta/domain';
import { dayOfTime } from '../../frame/dates.ts';

/** Children whose account was deleted on the day of the last visit or later, the latest first. */
export function deletedSince(
  { since }: StaffNews,
  invitations: readonly StaffInvitation[],
): StaffInvitation['deletedChildren'] {
  const from = since === null ? '' : dayOfTime(since);
  return invitations
    .flatMap((invitation) => invitation.deletedChildren)
    .filter(({ day }) => day >= from)
    .sort((a, b) => compareTimes(b.day, a.day));
}
