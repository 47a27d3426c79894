import { useAuditQuery, useStaffFormsQuery, useStaffInvitationsQuery } from '@lykta/api';
import type { AuditEntry } from '@lykta/domain';
import { EmptyState, Link, Panel, PanelBody, PanelHead } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { childCode } from '../../frame/children/child-code.ts';
import { timeOfDay } from '../../frame/dates.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { LongTable } from '../../frame/long/long-table.tsx';
import { useLanguage } from '../../frame/use-language.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';

/** Who has read which child's answers, and why: for admins. */
export function Readings() {
  const { t } = useTranslation();
  const { data, error, refetch } = useAuditQuery();
  usePageTitle(t('readings.title'));
  return (
    <Panel>
      <PanelHead title={t('readings.title')} />
      <PanelBody>
        <p>{t('readings.intro')}</p>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data?.length === 0 && <EmptyState title={t('readings.none')} />}
        {data && data.length > 0 && <ReadingTable list={data} />}
      </PanelBody>
    </Panel>
  );
}

function ReadingTable({ list }: { readonly list: AuditEntry[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: forms = [] } = useStaffFormsQuery();
  const { data: invitations = [] } = useStaffInvitationsQuery();
  const row = ({ at, member, invitation, client, form, request, reason }: AuditEntry) => ({
    id: `${at} ${client} ${form.id} ${request}`,
    cells: {
      at: timeOfDay(at, language),
      member: member?.name ?? t('readings.member.gone'),
      child: t('child.name', { code: childCode(client) }),
      unit: (
        <Link href={`/invitations/${encodeURIComponent(invitation)}`}>
          {invitations.find(({ id }) => id === invitation)?.unit ?? t('readings.unit.gone')}
        </Link>
      ),
      form: forms.find(({ id }) => id === form.id)?.name ?? form.id,
      reason: reason ?? '',
    },
  });
  return (
    <LongTable
      caption={t('readings.title')}
      columns={[
        { id: 'at', label: t('readings.column.at') },
        { id: 'member', label: t('readings.column.member') },
        { id: 'child', label: t('readings.column.child') },
        { id: 'unit', label: t('readings.column.unit') },
        { id: 'form', label: t('readings.column.form') },
        { id: 'reason', label: t('readings.column.reason') },
      ]}
      list={list}
      row={row}
    />
  );
}
