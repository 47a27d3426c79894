import { useStaffInvitationsQuery, useStaffNewsQuery } from '@lykta/api';
import { can, type ChildCounts } from '@lykta/domain';
import { EyeIcon, LinkButton, Panel, PanelBody, PanelHead, PlusIcon, Segmented } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { childPath, hasNews } from '../../frame/children/child-state.ts';
import { useChildren, type ChildrenFound } from '../../frame/children/use-children.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { WithRail } from '../../frame/rail.tsx';
import { KeyBar } from '../../frame/shortcuts/key-bar.tsx';
import { useStaff } from '../../frame/staff.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { CodeSearchField, CodeSearchFound, useCodeSearch } from './code-search.tsx';
import styles from './desk-start.module.css';
import { Finder } from './finder.tsx';
import { Load } from './load.tsx';
import { StartRail } from './rail.tsx';
import { Rows } from './rows.tsx';
import { Tiles } from './tiles.tsx';
import { scopeFilter, useDeskQuery, type DeskQuery } from './use-desk-query.ts';
import { tabOf, useScopes, useScopeTitle } from './use-scopes.ts';

const SORT = { sort: 'groups' } as const;
const NO_COUNTS: ChildCounts = {
  ...{ taking: 0, unread: 0, help: 0, worries: 0, worse: 0, late: 0, waiting: 0, ended: 0 },
};

/** The start page of whoever opens answers: whom to read first (design: mock 18). */
export function DeskStart() {
  const { t } = useTranslation();
  const query = useDeskQuery();
  const titleOf = useScopeTitle();
  const news = useStaffNewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const invitations = useStaffInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const mine = useChildren({ ...scopeFilter('mine'), ...SORT }, { isFresh: true });
  const base = useChildren({ ...scopeFilter(query.scope), ...SORT }, { isFresh: true });
  const search = useCodeSearch();
  const { role } = useStaff();
  usePageTitle(t('start.title'));
  const error = news.error ?? invitations.error ?? mine.error ?? base.error;
  const counts = base.counts ?? NO_COUNTS;
  const isReady = news.data && invitations.data && base.list;
  const refetch = () => {
    void news.refetch();
    void invitations.refetch();
    mine.refetch();
    base.refetch();
  };
  return (
    <Panel>
      <PanelHead title={titleOf(query.scope)} actions={<ReadNew base={base} />}>
        {news.data && invitations.data && (
          <Scopes
            query={query}
            tabs={{
              mine: mine.counts?.taking,
              news: news.data,
              invitations: invitations.data,
              today: new Date(),
            }}
          />
        )}
      </PanelHead>
      <WithRail
        label={t('start.beside')}
        rail={
          news.data &&
          invitations.data && <StartRail news={news.data} invitations={invitations.data} late={counts.late} />
        }
      >
        <div className={styles.top}>
          <Tiles counts={counts} query={query} />
          <Finder search={<CodeSearchField of={search} />} counts={counts} query={query} />
        </div>
        {error !== undefined && (
          <PanelBody>
            <Failure error={error} onRetry={refetch} />
          </PanelBody>
        )}
        {error === undefined && !isReady && (
          <PanelBody>
            <Loading parts={['line', 'table']} />
          </PanelBody>
        )}
        <CodeSearchFound of={search} />
        {isReady && search.search === undefined && <Rows base={base} query={query} />}
        {can(role, 'see-load') && (
          <PanelBody>
            <Load />
          </PanelBody>
        )}
      </WithRail>
      <Keys />
    </Panel>
  );
}

/** Leads to the first child with something unread; without one, to a new invitation. */
function ReadNew({ base: { list = [], counts } }: { readonly base: ChildrenFound }) {
  const { t } = useTranslation();
  const first = list.find((one) => hasNews(one.child));
  if (first && counts) {
    return (
      <LinkButton href={childPath(first)} size="compact" fit icon={EyeIcon} data-shortcut="unread">
        {t('start.read-new', { count: counts.unread })}
      </LinkButton>
    );
  }
  return (
    <LinkButton href="/invitations/new" size="compact" fit icon={PlusIcon}>
      {t('start.invite')}
    </LinkButton>
  );
}

type ScopesProps = {
  readonly query: DeskQuery;
  readonly tabs: Parameters<typeof useScopes>[0];
};

function Scopes({ query: { scope, set }, tabs }: ScopesProps) {
  const { t } = useTranslation();
  const options = useScopes(tabs);
  if (options.length < 2) return null;
  const choose = (value: string) => {
    const chosen = options.find((one) => one.value === value)?.scope ?? 'mine';
    if (typeof chosen === 'object') set('unit', chosen.unit);
    else set('show', chosen === 'mine' ? '' : chosen);
  };
  return (
    <Segmented
      size="compact"
      label={t('start.scope')}
      options={options}
      value={tabOf(scope)}
      onChoose={choose}
    />
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
