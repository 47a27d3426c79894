import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { StaffInvitation, StaffNews } from '@lykta/domain';
import { CalendarIcon, Link, PeopleIcon, UserIcon } from '@lykta/ui';
import { childCode } from '../../frame/children/child-code.ts';
import { dayOfTime, shortDay } from '../../frame/dates.ts';
import { RailLine } from '../../frame/rail.tsx';
import { deletedSince } from './news.ts';
import { Notices } from './notices.tsx';
import { PromiseCard } from './promise.tsx';

interface StartRailProps {
  news: StaffNews;
  invitations: readonly StaffInvitation[];
  /** How many children have waited longer than promised. */
  late: number;
  /** The reference day; default today. */
  today?: Date;
}

/** Beside the list: what the units have promised, who stands in for whom, and what else has happened. */
export function StartRail({ news, invitations, late, today = new Date() }: StartRailProps) {
  // The number counts the children of all units, so with several promises it would be wrong beside each.
  const [promise] = news.promises.length === 1 ? news.promises : [];
  return (
    <>
      {promise && <PromiseCard unit={promise.unit} days={promise.days} late={late} />}
      <Notices today={today} />
      <Away news={news} today={today} />
      <Since news={news} invitations={invitations} today={today} />
    </>
  );
}

interface AwayProps {
  news: StaffNews;
  today: Date;
}

function Away({ news: { readsFor, readBy }, today }: AwayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (readsFor.length + readBy.length === 0) return null;
  const words = ({ name, from, to, children }: StaffNews['readBy'][number]) => ({
    name,
    from: shortDay(from, language, today),
    to: shortDay(to, language, today),
    count: children,
  });
  return (
    <section>
      <h2>{t('start.away')}</h2>
      {readsFor.map((one, place) => (
        <RailLine key={place} icon={PeopleIcon}>
          {t('start.away.for', words(one))}
        </RailLine>
      ))}
      {readBy.map((one, place) => (
        <RailLine key={place} icon={CalendarIcon}>
          {t('start.away.by', words(one))}
        </RailLine>
      ))}
    </section>
  );
}

type SinceProps = Pick<StartRailProps, 'news' | 'invitations'> & { readonly today: Date };

/** What has happened since the last visit, besides answers to read. */
function Since({ news, invitations, today }: SinceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const deleted = deletedSince(news, invitations);
  const accepted = news.accepted.length;
  return (
    <section>
      <h2>
        {news.since === null
          ? t('start.since.first')
          : t('start.since', { day: shortDay(dayOfTime(news.since), language, today) })}
      </h2>
      {accepted > 0 && (
        <RailLine icon={PeopleIcon}>
          <Link href="/children?sort=accepted">{t('start.since.accepted', { count: accepted })}</Link>
        </RailLine>
      )}
      {deleted.map(({ client, day }) => (
        <RailLine key={client} icon={UserIcon}>
          {t('start.since.deleted', { code: childCode(client), day: shortDay(day, language, today) })}
        </RailLine>
      ))}
      {accepted + deleted.length === 0 && <RailLine icon={CalendarIcon}>{t('start.since.nothing')}</RailLine>}
    </section>
  );
}
