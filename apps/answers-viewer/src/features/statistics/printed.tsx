import { can, formatCode } from '@lykta/domain';
import { useStaffInvitationsQuery } from '@lykta/api';
import { useTranslation } from '@lykta/app-shell';
import { useStaff } from '../../frame/staff.ts';
import styles from './printed.module.css';
import { quarterParts } from './quarters.ts';
import type { Selection } from './selection.ts';

/** In print, where filters are hidden: says which figures these are. */
export function Printed({
  selection: { form, version, unit, invitation, period },
}: {
  readonly selection: Selection;
}) {
  const { t } = useTranslation();
  const { role } = useStaff();
  const { data: invitations = [] } = useStaffInvitationsQuery();
  const code = invitations.find(({ id }) => id === invitation)?.code;
  const words = [
    form.name,
    ...(form.earlier ? [t('statistics.version', { version })] : []),
    unit ?? t(can(role, 'see-organisation') ? 'statistics.filter.all-units' : 'statistics.filter.own'),
    ...(code ? [formatCode(code)] : []),
    period ? t('statistics.filter.quarter', quarterParts(period)) : t('statistics.filter.all-time'),
  ];
  return <p className={styles.printed}>{words.join(' · ')}</p>;
}
