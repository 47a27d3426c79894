import type { StaffForm, StaffInvitation } from '@lykta/domain';
import { DataTable } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { dayOfTime, longDay } from '../../frame/dates.ts';
import { useLanguage } from '../../frame/use-language.ts';
import { formNames } from './form-names.ts';
import styles from './on-screen.module.css';

type RequestListProps = {
  readonly invitation: StaffInvitation;
  readonly forms: StaffForm[];
};

/** What the children have been asked for, latest first. */
export function RequestList({ invitation, forms }: RequestListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const requests = [...invitation.requests].sort((a, b) => b.created.localeCompare(a.created));
  return (
    <section className={styles.onScreen}>
      <h2>{t('invitation.requests')}</h2>
      <DataTable
        caption={t('invitation.requests')}
        columns={[
          { id: 'day', label: t('invitation.requests.day') },
          { id: 'forms', label: t('invitations.column.forms') },
        ]}
        rows={requests.map((request) => ({
          id: request.id,
          cells: {
            day: longDay(dayOfTime(request.created), language),
            forms: formNames(request.forms, forms).join(', '),
          },
        }))}
      />
    </section>
  );
}
