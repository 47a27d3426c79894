import { useLanguage } from '@lykta/app-shell';
import { useStaffInvitationsQuery, useStaffNewsQuery, type InvitedChild } from '@lykta/api';
import { NEWS_COUNT, can, type StaffInvitation, type StaffNews } from '@lykta/domain';
import { EmptyState, Facts, LinkButton, Panel, PanelBody, PanelHead, PlusIcon } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { DeletedChildren } from '../../frame/children/deleted-children.tsx';
import { useChildren } from '../../frame/children/use-children.ts';
import { timeOfDay } from '../../frame/dates.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useStaff } from '../../frame/staff.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { CodeSearch } from './code-search.tsx';
import { Load } from './load.tsx';
import { NewsList } from './news-list.tsx';
import { deletedSince, newAcceptances, toRead } from './news.ts';
import { Notices } from './notices.tsx';

/** The start page of whoever handles cases; others begin at the forms. */
export function Start() {
  return can(useStaff().role, 'handle-cases') ? <CasesStart /> : <Navigate to="/forms" replace />;
}

/** What to read first, news since the last visit, and a search for a child by code. */
function CasesStart() {
  const { t } = useTranslation();
  const { name } = useStaff();
  const news = useStaffNewsQuery();
  const children = useChildren({});
  const unread = useChildren({ state: 'unread', sort: 'matters' });
  const invitations = useStaffInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const error = news.error ?? children.error ?? unread.error ?? invitations.error;
  usePageTitle(t('start.title'));
  return (
    <Panel>
      <PanelHead
        title={t('start.hello', { name: name.split(' ')[0] ?? '' })}
        actions={
          <LinkButton href="/invitations/new" size="compact" fit icon={PlusIcon}>
            {t('start.invite')}
          </LinkButton>
        }
      />
      {invitations.data && news.data && children.list && unread.list && (
        <Found news={news.data} list={children.list} unread={unread.list} invitations={invitations.data} />
      )}
      <PanelBody>
        {error !== undefined && (
          <Failure
            error={error}
            onRetry={() => {
              void news.refetch();
              children.refetch();
              unread.refetch();
              void invitations.refetch();
            }}
          />
        )}
        {error === undefined && !(news.data && children.list && unread.list && invitations.data) && (
          <Loading parts={['line', 'table']} />
        )}
      </PanelBody>
    </Panel>
  );
}

type FoundProps = {
  readonly news: StaffNews;
  /** The children with the latest events. */
  readonly list: InvitedChild[];
  readonly unread: InvitedChild[];
  readonly invitations: StaffInvitation[];
};

function Found({ news, list, unread, invitations }: FoundProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { units, role } = useStaff();
  // Whoever works in no unit opens no answers, so nothing is there to read.
  const reading = can(role, 'open-answers') && units.length > 0 ? toRead(unread) : [];
  const acceptances = newAcceptances(news, list);
  const deleted = deletedSince(news, invitations);
  // The server stops counting here; members with more use the list.
  const counted = (count: number) =>
    count < NEWS_COUNT ? count : t('start.fact.more', { number: NEWS_COUNT - 1 });
  const since = news.since
    ? t('start.since', { time: timeOfDay(news.since, language) })
    : t('start.since.first');
  return (
    <>
      <Facts
        items={[
          { value: news.sent.length, label: t('start.fact.sent') },
          { value: news.accepted.length, label: t('start.fact.accepted') },
          { value: counted(news.unopened), label: t('start.fact.unopened'), href: '/children?state=unread' },
          { value: counted(news.waiting), label: t('start.fact.waiting'), href: '/children?state=waiting' },
        ]}
      />
      <PanelBody>
        <Notices />
        <CodeSearch />
        {can(role, 'see-load') && <Load />}
        <p>{since}</p>
        {reading.length + acceptances.length + deleted.length === 0 && (
          <EmptyState look="page" title={t('start.nothing.title')}>
            {t('start.nothing')}
          </EmptyState>
        )}
        <NewsList title={t('start.unread')} list={reading} />
        <NewsList title={t('start.acceptances')} list={acceptances} />
        <DeletedChildren list={deleted} />
      </PanelBody>
    </>
  );
}
