import { useNoticesQuery, useStaffInvitationsQuery, useStaffNewsQuery } from '@lykta/api';
import { can, type ChildCounts } from '@lykta/domain';
import { Panel, PanelBody, PanelHead } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useChildren } from '../../frame/children/use-children.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { WithRail } from '../../frame/rail.tsx';
import { MINE_BY_GROUPS } from '../../frame/opens-desk.ts';
import { KeyBar } from '../../frame/shortcuts/key-bar.tsx';
import { useStaff } from '../../frame/staff.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { CodeSearchField, CodeSearchFound, useCodeSearch } from './code-search.tsx';
import { ReadNew, Scopes } from './desk-head.tsx';
import styles from './desk-start.module.css';
import { Finder } from './finder.tsx';
import { Load } from './load.tsx';
import { StartRail } from './rail.tsx';
import { Rows } from './rows.tsx';
import { Tiles } from './tiles.tsx';
import { scopeFilter, useDeskQuery } from './use-desk-query.ts';
import { useScopeTitle } from './use-scopes.ts';

/** The side bar asks for invitations too, a moment before: that reply is new enough. */
const SECONDS_NEW = 5;
const NO_COUNTS: ChildCounts = {
  ...{ taking: 0, unread: 0, help: 0, worries: 0, worse: 0, late: 0, waiting: 0, ended: 0 },
};

/**
 * The start page of a member who opens answers: whom to read first (design: mock 18). All parts appear together: one
 * that came later would move a button while somebody presses it.
 */
export function DeskStart() {
  const { t } = useTranslation();
  const query = useDeskQuery();
  const titleOf = useScopeTitle();
  const news = useStaffNewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const invitations = useStaffInvitationsQuery(undefined, { refetchOnMountOrArgChange: SECONDS_NEW });
  const notices = useNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const mine = useChildren(MINE_BY_GROUPS, { isFresh: true });
  const base = useChildren({ ...scopeFilter(query.scope), sort: MINE_BY_GROUPS.sort }, { isFresh: true });
  const search = useCodeSearch();
  const { role } = useStaff();
  usePageTitle(t('start.title'));
  const error = news.error ?? invitations.error ?? mine.error ?? base.error;
  const counts = base.counts ?? NO_COUNTS;
  const ready =
    news.data && invitations.data && mine.list && !notices.isLoading
      ? { news: news.data, invitations: invitations.data }
      : undefined;
  const refetch = () => {
    void news.refetch();
    void invitations.refetch();
    mine.refetch();
    base.refetch();
  };
  return (
    <Panel>
      <PanelHead
        title={titleOf(query.scope)}
        actions={<div className={styles.action}>{ready && <ReadNew base={base} />}</div>}
      >
        {ready && (
          <div className={styles.tabs}>
            <Scopes query={query} tabs={{ mine: mine.counts?.taking, ...ready, today: new Date() }} />
          </div>
        )}
      </PanelHead>
      <WithRail label={t('start.beside')} rail={ready && <StartRail {...ready} late={counts.late} />}>
        {ready && (
          <div className={styles.top}>
            <Tiles counts={counts} query={query} />
            <Finder search={<CodeSearchField of={search} />} counts={counts} query={query} />
          </div>
        )}
        {error !== undefined && (
          <PanelBody>
            <Failure error={error} onRetry={refetch} />
          </PanelBody>
        )}
        {error === undefined && !(ready && base.list) && (
          <PanelBody>
            <Loading parts={['line', 'table']} />
          </PanelBody>
        )}
        {ready && <CodeSearchFound of={search} />}
        {ready && base.list && search.search === undefined && <Rows base={base} query={query} />}
        {ready && can(role, 'see-load') && (
          <PanelBody>
            <Load />
          </PanelBody>
        )}
      </WithRail>
      <Keys />
    </Panel>
  );
}

function Keys() {
  const { t } = useTranslation();
  return (
    <KeyBar
      keys={[
        { keys: ['J', 'K'], does: t('start.keys.move') },
        { keys: ['Enter'], does: t('start.keys.open') },
        { keys: ['N'], does: t('start.keys.unread') },
        { keys: ['/'], does: t('start.keys.search') },
      ]}
      note={t('start.keys.closed')}
    />
  );
}
