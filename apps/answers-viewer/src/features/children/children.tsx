import {
  CHILDREN_OF_INVITATIONS,
  useStaffChildrenQuery,
  useStaffInvitationsQuery,
  type InvitedChild,
} from '@lykta/api';
import {
  EmptyState,
  FilterBar,
  FilterSelect,
  LinkButton,
  Note,
  Panel,
  PanelBody,
  PanelHead,
  PlusIcon,
  SearchIcon,
  TextField,
} from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { childCode, matchesCode } from '../../frame/children/child-code.ts';
import { sortChildren } from '../../frame/children/child-state.ts';
import { ChildTable } from '../../frame/children/child-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useUnits } from '../../frame/use-units.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';

/** Every child who accepted an invitation, by pseudonym; of one unit or of all. */
export function Children() {
  const { t } = useTranslation();
  const units = useUnits();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const unit = query.get('unit') ?? undefined;
  const children = useStaffChildrenQuery({ unit });
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
        {children.error && <Failure error={children.error} onRetry={children.refetch} />}
        {children.isLoading && <Loading />}
        <Older unit={unit} />
        {children.data && <Found list={children.data} typed={typed} />}
      </PanelBody>
    </Panel>
  );
}

/** Says so where there are more invitations than the list looks through. */
function Older({ unit }: { readonly unit: string | undefined }) {
  const { t } = useTranslation();
  const { data: invitations = [] } = useStaffInvitationsQuery();
  const accepted = invitations.filter((one) => one.accepted > 0 && (unit === undefined || one.unit === unit));
  if (accepted.length <= CHILDREN_OF_INVITATIONS) return null;
  return <Note>{t('children.older', { count: CHILDREN_OF_INVITATIONS })}</Note>;
}

function Found({ list, typed }: { readonly list: InvitedChild[]; readonly typed: string }) {
  const { t } = useTranslation();
  const found = sortChildren(
    list.filter(({ invitation, child }) => matchesCode(typed, childCode(child.client), invitation.code)),
  );
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
  if (found.length === 0) return <EmptyState title={t('children.none-found')} />;
  return <ChildTable caption={t('children.title')} list={found} withInvitation />;
}
