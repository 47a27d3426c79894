import { useLanguage, useTranslation } from '@lykta/app-shell';
import { useMembersQuery } from '@lykta/api';
import type { Member } from '@lykta/domain';
import { Button, DataTable, Panel, PanelBody, PanelHead, PlusIcon, Tag } from '@lykta/ui';
import { useState } from 'react';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { longDay } from '../../frame/dates.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import styles from './members.module.css';
import { MemberDialog } from './member-dialog.tsx';
import { OnOff } from './on-off.tsx';

/** All members of the organisation; for admins. */
export function Members() {
  const { t } = useTranslation();
  const { data, error, refetch } = useMembersQuery();
  const [open, setOpen] = useState<Member | 'new' | null>(null);
  usePageTitle(t('members.title'));
  return (
    <Panel>
      <PanelHead
        title={t('members.title')}
        actions={
          <Button size="compact" fit icon={PlusIcon} onClick={() => setOpen('new')}>
            {t('members.add')}
          </Button>
        }
      />
      <PanelBody>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data && <MemberTable list={data} onChange={setOpen} />}
      </PanelBody>
      {open !== null && (
        <MemberDialog member={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
      )}
    </Panel>
  );
}

interface Props {
  list: Member[];
  onChange: (member: Member) => void;
}

function MemberTable({ list, onChange }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const stateOf = ({ active, lastDay }: Member) => {
    if (!active) return t('members.inactive');
    if (lastDay === null) return t('members.active');
    return t('members.until', { day: longDay(lastDay, language) });
  };
  const row = (member: Member) => ({
    id: member.id,
    cells: {
      name: member.name,
      email: member.email,
      role: t(`members.role.${member.role}`),
      units: member.units.join(', '),
      state: <Tag>{stateOf(member)}</Tag>,
      change: (
        <span className={styles.actions}>
          <Button
            look="text"
            size="compact"
            fit
            aria-label={t('members.change.of', { name: member.name })}
            onClick={() => onChange(member)}
          >
            {t('members.change')}
          </Button>
          <OnOff member={member} />
        </span>
      ),
    },
  });
  return (
    <DataTable
      caption={t('members.title')}
      columns={[
        { id: 'name', label: t('members.column.name') },
        { id: 'email', label: t('members.column.email') },
        { id: 'role', label: t('members.column.role') },
        { id: 'units', label: t('members.column.units') },
        { id: 'state', label: t('members.column.state') },
        { id: 'change', label: t('members.column.change') },
      ]}
      rows={list.map(row)}
    />
  );
}
