import type { ChildSort } from '@lykta/domain';
import {
  EmptyState,
  FilterBar,
  LinkButton,
  Panel,
  PanelBody,
  PanelHead,
  PlusIcon,
  SearchIcon,
  TextField,
} from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { ChildTable } from '../../frame/children/child-table.tsx';
import { useChildren, type ChildrenFound } from '../../frame/children/use-children.ts';
import { useSearch } from '../../frame/children/use-search.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { HandOverButton } from './hand-over-button.tsx';
import styles from './children.module.css';
import { ListFilters } from './list-filters.tsx';
import { useListQuery, type ListQuery } from './use-list-query.ts';

/** All children who accepted an invitation, by pseudonym: what matters first, or as the member chooses. */
export function Children() {
  const { t } = useTranslation();
  const query = useListQuery();
  const { typed, setTyped, search } = useSearch();
  const children = useChildren({ ...query.filter, search });
  usePageTitle(t('children.title'));
  return (
    <Panel>
      <PanelHead
        title={t('children.title')}
        actions={
          <>
            <HandOverButton list={children.list} />
            <LinkButton href="/invitations/new" size="compact" fit icon={PlusIcon}>
              {t('children.invite')}
            </LinkButton>
          </>
        }
      />
      <FilterBar>
        <TextField
          label={t('children.search')}
          type="search"
          icon={SearchIcon}
          size="compact"
          value={typed}
          onValue={setTyped}
          data-shortcut="search"
        />
        <ListFilters query={query} />
      </FilterBar>
      <PanelBody>
        {children.error !== undefined && <Failure error={children.error} onRetry={children.refetch} />}
        {query.filter.sort === 'matters' && <p className={styles.how}>{t('children.matters.how')}</p>}
        {children.isLoading && <Loading />}
        {children.list && <Found found={children} searched={search !== undefined} query={query} />}
      </PanelBody>
    </Panel>
  );
}

interface Props {
  found: ChildrenFound;
  searched: boolean;
  query: ListQuery;
}

function Found({ found, searched, query }: Props) {
  const { t } = useTranslation();
  const { list = [], onEnd } = found;
  if (list.length === 0 && query.isFiltered) return <EmptyState title={t('children.none-such')} />;
  if (list.length === 0 && searched) return <EmptyState title={t('children.none-found')} />;
  if (list.length === 0) {
    return (
      <EmptyState
        look="page"
        title={t('children.empty.title')}
        action={
          <LinkButton href="/invitations/new" fit>
            {t('children.invite')}
          </LinkButton>
        }
      >
        {t('children.empty')}
      </EmptyState>
    );
  }
  const order = {
    sort: query.filter.sort,
    turned: query.filter.turned !== undefined,
    onSort: (sort: ChildSort, turned: boolean) => query.change({ sort, turned: turned ? '1' : '' }),
  };
  return <ChildTable caption={t('children.title')} list={list} withInvitation onEnd={onEnd} order={order} />;
}
