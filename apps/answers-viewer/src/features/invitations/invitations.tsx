import { useStaffFormsQuery, useStaffInvitationsQuery } from '@lykta/api';
import type { InvitationStatus, StaffInvitation } from '@lykta/domain';
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
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useUnits } from '../../frame/use-units.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { filterInvitations } from './filter-invitations.ts';
import { InvitationTable } from './invitation-table.tsx';
import { statusTextId } from './status.ts';

const statuses = ['active', 'paused', 'closed'] as const satisfies InvitationStatus[];

/** All invitations that the member may see, with search, filters and a link to a new one. */
export function Invitations() {
  const { t } = useTranslation();
  const units = useUnits();
  const [typed, setTyped] = useState('');
  const [unit, setUnit] = useState('');
  const [status, setStatus] = useState('');
  const { data, error, isLoading, refetch } = useStaffInvitationsQuery();
  usePageTitle(t('invitations.title'));
  return (
    <Panel>
      <PanelHead title={t('invitations.title')} actions={<NewInvitationLink />} />
      <FilterBar count={data && t('invitations.count', { count: data.length })}>
        <TextField
          label={t('invitations.search')}
          type="search"
          icon={SearchIcon}
          size="compact"
          value={typed}
          onValue={setTyped}
          data-shortcut="search"
        />
        <FilterSelect
          label={t('invitations.unit')}
          value={unit}
          onValue={setUnit}
          options={[
            { value: '', label: t('invitations.all') },
            ...units.map((name) => ({ value: name, label: name })),
          ]}
        />
        <FilterSelect
          label={t('invitations.status')}
          value={status}
          onValue={setStatus}
          options={[
            { value: '', label: t('invitations.all') },
            ...statuses.map((value) => ({ value, label: t(statusTextId[value]) })),
          ]}
        />
      </FilterBar>
      <PanelBody>
        {error && <Failure error={error} onRetry={refetch} />}
        {isLoading && <Loading />}
        {data && <Found all={data} found={filterInvitations(data, { typed, unit, status })} />}
      </PanelBody>
    </Panel>
  );
}

function NewInvitationLink() {
  const { t } = useTranslation();
  return (
    <LinkButton href="/invitations/new" size="compact" fit icon={PlusIcon}>
      {t('invitations.new')}
    </LinkButton>
  );
}

function Found({ all, found }: { readonly all: StaffInvitation[]; readonly found: StaffInvitation[] }) {
  const { t } = useTranslation();
  const { data: forms = [] } = useStaffFormsQuery();
  if (all.length === 0) {
    return (
      <EmptyState look="page" title={t('invitations.empty.title')} action={<NewInvitationLink />}>
        {t('invitations.empty')}
      </EmptyState>
    );
  }
  if (found.length === 0) return <EmptyState title={t('invitations.none-found')} />;
  return <InvitationTable list={found} forms={forms} />;
}
