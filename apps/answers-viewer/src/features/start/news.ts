import type { InvitedChild } from '@lykta/api';
import type { StaffNews } from '@lykta/domain';
import { hasNews, latestSent } from '../../frame/children/child-state.ts';

/** One child with something new, and when it happened last. */
export interface ChildNews {
  one: InvitedChild;
  at: string;
  /** How many forms; 0 where the news is that it accepted. */
  forms: number;
}

type Happened = { invitation: string; client: string; at: string };

/** Gathers what happened by child, latest first; a child that the member does not see (any more) is left out. */
function byChild(happened: Happened[], list: InvitedChild[], counts: boolean): ChildNews[] {
  const news = list.flatMap((one): ChildNews[] => {
    const own = happened.filter(
      ({ invitation, client }) => invitation === one.invitation.id && client === one.child.client,
    );
    const at = own
      .map((event) => event.at)
      .sort()
      .at(-1);
    return at ? [{ one, at, forms: counts ? own.length : 0 }] : [];
  });
  return news.sort((a, b) => b.at.localeCompare(a.at));
}

/** Children who sent forms since last time. */
export function newAnswers({ sent }: StaffNews, list: InvitedChild[]): ChildNews[] {
  return byChild(sent, list, true);
}

/** Children whose forms nobody has read yet (`unread`), and who sent nothing since last time. */
export function unreadBefore(unread: InvitedChild[], known: ChildNews[]): ChildNews[] {
  const isKnown = ({ invitation, child }: InvitedChild) =>
    known.some(({ one }) => one.invitation === invitation && one.child.client === child.client);
  return unread
    .filter((one) => hasNews(one.child) && !isKnown(one))
    .map((one) => ({ one, at: latestSent(one.child) ?? '', forms: one.child.sent.length }))
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** How many forms of a child nobody has read. */
export function unreadForms({ one: { child } }: ChildNews): number {
  return child.sent.filter(({ opened }) => !opened).length;
}

/** Children who said yes since last time and have not sent anything yet. */
export function newAcceptances({ accepted }: StaffNews, list: InvitedChild[]): ChildNews[] {
  return byChild(accepted, list, false).filter(({ one }) => one.child.sent.length === 0);
}
