import { useStaffInvitationsQuery, useStaffNewsQuery } from '@lykta/api';
import { NEWS_COUNT, can, type StaffNews } from '@lykta/domain';
import { Facts, LinkButton, Panel, PanelBody, PanelHead, PlusIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { DeletedChildren } from '../../frame/children/deleted-children.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useStaff } from '../../frame/staff.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { CodeSearchField, CodeSearchFound, useCodeSearch } from './code-search.tsx';
import { Load } from './load.tsx';
import { deletedSince } from './news.ts';
import { Notices } from './notices.tsx';

/** The start page of a member who leads others and opens no answers: how much waits, and for whom. */
export function LeadStart() {
  const { t } = useTranslation();
  const { name, role } = useStaff();
  const news = useStaffNewsQuery();
  const invitations = useStaffInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const search = useCodeSearch();
  const error = news.error ?? invitations.error;
  usePageTitle(t('start.title'));
  const refetch = () => {
    void news.refetch();
    void invitations.refetch();
  };
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
      {news.data && <Numbers news={news.data} />}
      <PanelBody>
        {error !== undefined && <Failure error={error} onRetry={refetch} />}
        {error === undefined && !(news.data && invitations.data) && <Loading parts={['line', 'table']} />}
        <Notices />
        <CodeSearchField of={search} />
      </PanelBody>
      <CodeSearchFound of={search} />
      {news.data && invitations.data && (
        <PanelBody>
          {can(role, 'see-load') && <Load />}
          <DeletedChildren list={deletedSince(news.data, invitations.data)} />
        </PanelBody>
      )}
    </Panel>
  );
}

function Numbers({ news }: { readonly news: StaffNews }) {
  const { t } = useTranslation();
  // The server stops counting here; members with more use the list.
  const counted = (count: number) =>
    count < NEWS_COUNT ? count : t('start.fact.more', { number: NEWS_COUNT - 1 });
  return (
    <Facts
      items={[
        { value: news.sent.length, label: t('start.fact.sent') },
        { value: news.accepted.length, label: t('start.fact.accepted') },
        { value: counted(news.unopened), label: t('start.fact.unopened'), href: '/children?state=unread' },
        { value: counted(news.waiting), label: t('start.fact.waiting'), href: '/children?state=waiting' },
      ]}
    />
  );
}
