import type { InvitedChild } from '@lykta/api';
import type { StaffInvitation, StaffNews } from '@lykta/domain';
import { hasNews, latestSent } from '../../frame/children/child-state.ts';
import { dayOfTime } from '../../frame/dates.ts';

/** One child with news, and the time of the latest. */
export interface ChildNews {
  one: InvitedChild;
  at: string;
  /** Number of forms; 0 when the news is that the child accepted. */
  forms: number;
}

type Happened = { invitation: string; client: string; at: string };

/** Groups events by child, latest first; omits children that the member can't see. */
function byChild(happened: Happened[], list: InvitedChild[]): ChildNews[] {
  const news = list.flatMap((one): ChildNews[] => {
    const own = happened.filter(
      ({ invitation, client }) => invitation === one.invitation.id && client === one.child.client,
    );
    const at = own
      .map((event) => event.at)
      .sort()
      .at(-1);
    return at ? [{ one, at, forms: 0 }] : [];
  });
  return news.sort((a, b) => b.at.localeCompare(a.at));
}

/** Children with forms that the member has not read, in the order in which the server gave them. */
export function toRead(unread: InvitedChild[]): ChildNews[] {
  return unread
    .filter((one) => hasNews(one.child))
    .map((one) => ({ one, at: latestSent(one.child) ?? '', forms: unreadForms(one) }));
}

/** Number of a child's forms that the member has not read. */
export function unreadForms({ child }: InvitedChild): number {
  return child.sent.filter(({ opened }) => !opened).length;
}

/** Children who accepted since the last visit and have not sent anything yet. */
export function newAcceptances({ accepted }: StaffNews, list: InvitedChild[]): ChildNews[] {
  return byChild(accepted, list).filter(({ one }) => one.child.sent.length === 0);
}

/** Children who deleted their account on the day of the last visit or later, the latest first. */
export function deletedSince(
  { since }: StaffNews,
  invitations: StaffInvitation[],
): StaffInvitation['deletedChildren'] {
  const from = since === null ? '' : dayOfTime(since);
  return invitations
    .flatMap((invitation) => invitation.deletedChildren)
    .filter(({ day }) => day >= from)
    .sort((a, b) => b.day.localeCompare(a.day));
}
