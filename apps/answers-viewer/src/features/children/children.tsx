import {
  EmptyState,
  FilterBar,
  FilterSelect,
  LinkButton,
  Panel,
  PanelBody,
  PanelHead,
  PlusIcon,
  SearchIcon,
  TextField,
} from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChildTable } from '../../frame/children/child-table.tsx';
import { useChildren, type ChildrenFound } from '../../frame/children/use-children.ts';
import { useSearch } from '../../frame/children/use-search.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useUnits } from '../../frame/use-units.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';

/** All children who accepted an invitation, by pseudonym, of one unit or of all. */
export function Children() {
  const { t } = useTranslation();
  const units = useUnits();
  const [query, setQuery] = useSearchParams();
  const { typed, setTyped, search } = useSearch();
  const unit = query.get('unit') ?? undefined;
  const children = useChildren({ unit, search });
  usePageTitle(t('children.title'));
  return (
    <Panel>
      <PanelHead
        title={t('children.title')}
        actions={
          <LinkButton href="/invitations/new" size="compact" fit icon={PlusIcon}>
            {t('children.invite')}
          </LinkButton>
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
        <FilterSelect
          label={t('children.unit')}
          value={unit ?? ''}
          onValue={(value) => setQuery(value ? { unit: value } : {})}
          options={[
            { value: '', label: t('children.unit.all') },
            ...units.map((name) => ({ value: name, label: name })),
          ]}
        />
      </FilterBar>
      <PanelBody>
        {children.error !== undefined && <Failure error={children.error} onRetry={children.refetch} />}
        {children.isLoading && <Loading />}
        {children.list && <Found found={children} searched={search !== undefined} />}
      </PanelBody>
    </Panel>
  );
}

function Found({ found, searched }: { readonly found: ChildrenFound; readonly searched: boolean }) {
  const { t } = useTranslation();
  const { list = [], onEnd } = found;
  if (list.length === 0 && searched) return <EmptyState title={t('children.none-found')} />;
  if (list.length === 0) {
    return (
      <EmptyState
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
  return <ChildTable caption={t('children.title')} list={list} withInvitation onEnd={onEnd} />;
}
