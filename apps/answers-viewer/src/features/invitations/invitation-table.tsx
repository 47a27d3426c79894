import { formatCode, type StaffForm, type StaffInvitation } from '@lykta/domain';
import { Link, Tag } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { dayOfTime } from '../../frame/dates.ts';
import { Day } from '../../frame/day.tsx';
import { LongTable } from '../../frame/long/long-table.tsx';
import { askedForms, formNames } from '../../frame/asking/form-names.ts';
import { useStaff } from '../../frame/staff.ts';
import styles from './invitation-table.module.css';
import { statusTextId } from './status.ts';

interface Props {
  list: StaffInvitation[];
  forms: StaffForm[];
}

/** A table of invitations; in a long list only the visible rows are rendered. */
export function InvitationTable({ list, forms }: Props) {
  const { t } = useTranslation();
  // Who works in one unit need not read its name in each row.
  const withUnit = useStaff().units.length !== 1;
  const codeOf = ({ label, code: plain }: StaffInvitation) => {
    const code = formatCode(plain);
    return label === undefined ? code : t('invitation.labelled', { label, code });
  };
  const row = (invitation: StaffInvitation) => ({
    id: invitation.id,
    cells: {
      code: (
        <Link
          href={`/invitations/${encodeURIComponent(invitation.id)}`}
          className={invitation.label === undefined ? styles.code : undefined}
        >
          {codeOf(invitation)}
        </Link>
      ),
      unit: invitation.unit,
      forms: formNames(askedForms(invitation), forms).join(', '),
      taking: invitation.taking,
      accepted: t('invitations.accepted', { accepted: invitation.accepted, max: invitation.maxClients }),
      created: <Day day={dayOfTime(invitation.created)} />,
      status: <Tag>{t(statusTextId[invitation.status.status])}</Tag>,
    },
  });
  return (
    <LongTable
      caption={t('invitations.title')}
      columns={[
        { id: 'code', label: t('invitations.column.code') },
        ...(withUnit ? [{ id: 'unit', label: t('invitations.column.unit') }] : []),
        { id: 'forms', label: t('invitations.column.forms') },
        { id: 'taking', label: t('invitations.column.taking') },
        { id: 'accepted', label: t('invitations.column.accepted') },
        { id: 'created', label: t('invitations.column.created') },
        { id: 'status', label: t('invitations.column.status') },
      ]}
      list={list}
      row={row}
    />
  );
}
