import { useLanguage, useTranslation } from '@lykta/app-shell';
import { compareTimes, type StaffForm, type StaffInvitation, type StaffRequest } from '@lykta/domain';
import { Button, DataTable } from '@lykta/ui';
import { useState } from 'react';
import { formNames } from '../../frame/asking/form-names.ts';
import { childCode } from '../../frame/children/child-code.ts';
import { dayOfTime, longDay } from '../../frame/dates.ts';
import styles from './on-screen.module.css';
import { RequestDialog, type RequestAction } from './request-dialog.tsx';
import list from './request-list.module.css';
import { usePlanLines } from './use-plan-lines.ts';

interface Props {
  invitation: StaffInvitation;
  forms: StaffForm[];
  /** The reference day; default today. */
  today?: Date;
}

/** Maximum number of codes named in one cell; with more only their number is shown. */
const NAMED = 3;

/**
 * The requests of an invitation with their last day, reminder and rounds, latest first; each can be withdrawn from
 * children who have not begun, and rounds can be stopped.
 */
export function RequestList({ invitation, forms, today = new Date() }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const linesOf = usePlanLines();
  const [asking, setAsking] = useState<{ request: StaffRequest; action: RequestAction } | null>(null);
  const requests = [...invitation.requests].sort((a, b) => compareTimes(b.created, a.created));
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
          { id: 'plan', label: t('asking.column') },
          { id: 'back', label: t('invitation.requests.back') },
        ]}
        rows={requests.map((request) => ({
          id: request.id,
          cells: {
            day: dayIn(request.created),
            forms: formNames(request.forms, forms).join(', '),
            whom: whom(request),
            plan: linesOf(request, today).map((line) => <div key={line}>{line}</div>),
            back: request.withdrawn ? (
              t('invitation.requests.withdrawn', { day: dayIn(request.withdrawn) })
            ) : (
              <span className={list.actions}>
                <Button
                  look="quiet"
                  size="compact"
                  fit
                  onClick={() => setAsking({ request, action: 'withdraw' })}
                >
                  {t('invitation.withdraw')}
                </Button>
                {request.repeat?.next !== undefined && (
                  <Button
                    look="quiet"
                    size="compact"
                    fit
                    onClick={() => setAsking({ request, action: 'stop' })}
                  >
                    {t('asking.stop')}
                  </Button>
                )}
              </span>
            ),
          },
        }))}
      />
      {asking && <RequestDialog invitation={invitation} {...asking} onClose={() => setAsking(null)} />}
    </section>
  );
}
