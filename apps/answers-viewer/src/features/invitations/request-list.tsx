import { useWithdrawRequestMutation } from '@lykta/api';
import type { StaffForm, StaffInvitation, StaffRequest } from '@lykta/domain';
import { Button, ConfirmDialog, DataTable, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formNames } from '../../frame/asking/form-names.ts';
import { childCode } from '../../frame/children/child-code.ts';
import { dayOfTime, longDay } from '../../frame/dates.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { useLanguage } from '../../frame/use-language.ts';
import styles from './on-screen.module.css';

type RequestListProps = {
  readonly invitation: StaffInvitation;
  readonly forms: StaffForm[];
};

/** Maximum number of codes named in one cell; with more only their number is shown. */
const NAMED = 3;

/** The requests of an invitation, latest first; each can be withdrawn from children who have not begun. */
export function RequestList({ invitation, forms }: RequestListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asking, setAsking] = useState<StaffRequest | null>(null);
  const requests = [...invitation.requests].sort((a, b) => b.created.localeCompare(a.created));
  const dayIn = (at: string) => longDay(dayOfTime(at), language);
  const whom = ({ clients }: StaffRequest) => {
    if (!clients) return t('invitation.requests.all');
    if (clients.length === 0) return t('invitation.requests.gone');
    if (clients.length <= NAMED) return clients.map(childCode).join(', ');
    return t('invitation.requests.some', { count: clients.length });
  };
  return (
    <section className={styles.onScreen}>
      <h2>{t('invitation.requests')}</h2>
      <DataTable
        caption={t('invitation.requests')}
        columns={[
          { id: 'day', label: t('invitation.requests.day') },
          { id: 'forms', label: t('invitations.column.forms') },
          { id: 'whom', label: t('invitation.requests.whom') },
          { id: 'back', label: t('invitation.requests.back') },
        ]}
        rows={requests.map((request) => ({
          id: request.id,
          cells: {
            day: dayIn(request.created),
            forms: formNames(request.forms, forms).join(', '),
            whom: whom(request),
            back: request.withdrawn ? (
              t('invitation.requests.withdrawn', { day: dayIn(request.withdrawn) })
            ) : (
              <Button look="quiet" size="compact" fit onClick={() => setAsking(request)}>
                {t('invitation.withdraw')}
              </Button>
            ),
          },
        }))}
      />
      {asking && <Withdraw invitation={invitation} request={asking} onClose={() => setAsking(null)} />}
    </section>
  );
}

type WithdrawProps = {
  readonly invitation: StaffInvitation;
  readonly request: StaffRequest;
  readonly onClose: () => void;
};

function Withdraw({ invitation, request, onClose }: WithdrawProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [withdraw, { isLoading }] = useWithdrawRequestMutation();
  const confirm = async () => {
    const { error } = await withdraw({ id: invitation.id, request: request.id });
    onClose();
    if (error) toast(failureText(error), 'bad');
    else toast(t('invitation.withdraw.done'));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('invitation.withdraw.title')}
      confirmLabel={t('invitation.withdraw')}
      cancelLabel={t('frame.cancel')}
      busy={isLoading}
    >
      {t('invitation.withdraw.text')}
    </ConfirmDialog>
  );
}
