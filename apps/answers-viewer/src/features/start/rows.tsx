import { EmptyState, LinkButton, PanelBody } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useChildren, type ChildrenFound } from '../../frame/children/use-children.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { GroupedList, groupOf, PlainList } from './grouped-list.tsx';
import { scopeFilter, useDeskQuery, type DeskQuery } from './use-desk-query.ts';

interface Props {
  /** All children of the scope, by groups. */
  base: ChildrenFound;
  query: DeskQuery;
}

/** The children of the start page: in groups, or those of a filter or an order in one list. */
export function Rows({ base, query }: Props) {
  const { t } = useTranslation();
  const { scope, state, sort } = query;
  if (state !== undefined || sort !== 'groups') return <Chosen />;
  const { list = [] } = base;
  if (list.some((one) => groupOf(one) !== undefined)) return <GroupedList list={list} onMore={base.onEnd} />;
  if (list.length > 0 || scope !== 'mine') {
    return (
      <PanelBody>
        <EmptyState look="page" title={t('start.nothing.title')}>
          {t('start.nothing')}
        </EmptyState>
      </PanelBody>
    );
  }
  return (
    <PanelBody>
      <EmptyState
        look="page"
        title={t('children.empty.title')}
        action={
          <LinkButton href="/invitations/new" look="secondary" fit>
            {t('children.invite')}
          </LinkButton>
        }
      >
        {t('children.empty')}
      </EmptyState>
    </PanelBody>
  );
}

function Chosen() {
  const { t } = useTranslation();
  const { scope, state, sort } = useDeskQuery();
  const { list, error, isLoading, refetch, onEnd } = useChildren({ ...scopeFilter(scope), state, sort });
  if (error !== undefined || isLoading || !list || list.length === 0) {
    return (
      <PanelBody>
        {error !== undefined && <Failure error={error} onRetry={refetch} />}
        {isLoading && <Loading />}
        {list?.length === 0 && <EmptyState title={t('children.none-such')} />}
      </PanelBody>
    );
  }
  return <PlainList list={list} label={t('children.title')} onMore={onEnd} />;
}
