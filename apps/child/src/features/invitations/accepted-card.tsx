import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useLeaveInvitationMutation } from '@lykta/api';
import { formatCode, type AcceptedInvitation } from '@lykta/domain';
import { Button, Card, ConfirmDialog, FormError, Tag, useToast } from '@lykta/ui';
import { useState } from 'react';
import { dayText } from '../../frame/dates.ts';
import { useFormNames } from '../../frame/use-form-name.ts';
import { useLastDay } from '../../frame/use-last-day.ts';
import styles from './invitations.module.css';
import { FigureTick } from './figure-tick.tsx';
import { RequestForms } from './request-forms.tsx';

/**
 * An accepted invitation: the child's code there and who knows it, its requests with their forms and last day, its state
 * (paused, closed, or ended for this child), and a button to leave.
 */
export function AcceptedCard({ invitation }: { invitation: AcceptedInvitation }) {
  const { t } = useTranslation();
  const toast = useToast();
  const textOf = useFailureText();
  const [asking, setAsking] = useState(false);
  const [leave, { isLoading, error, reset }] = useLeaveInvitationMutation();
  const { id, unit, owner, ownCode, forOneChild, requests, ended } = invitation;
  const { status } = invitation.status;
  const lastDayText = useLastDay();
  const nameOf = useFormNames();

  const close = () => {
    setAsking(false);
    reset();
  };
  const confirm = async () => {
    const reply = await leave(id);
    if (reply.error) return;
    close();
    toast(t('invitations.left', { unit }));
  };

  return (
    <Card className={styles.accepted}>
      <div className={styles.who}>
        <h3>{unit}</h3>
        {status !== 'active' && <Tag>{t(ended ? 'invitations.ended' : `invitations.${status}`)}</Tag>}
      </div>
      <p className={styles.quiet}>{t('invitations.from', { owner })}</p>
      <p>{t('invitations.own-code', { unit, code: formatCode(ownCode) })}</p>
      <p className={styles.quiet}>
        {forOneChild
          ? t('invitations.accept.knows')
          : `${t('invitations.accept.unknown')} ${t('invitations.accept.unknown.help')}`}
      </p>
      {ended ? (
        <p>
          {t('invitations.ended.text', { unit })} {t('invitations.ended.kept')}
        </p>
      ) : (
        status !== 'active' && <p>{t(`invitations.${status}.text`)}</p>
      )}
      {requests.map((request) => (
        <div key={request.id} className={styles.request}>
          <h4>{t('invitations.request', { day: dayText(t, request.created) })}</h4>
          {status === 'active' && !request.done && request.lastDay && <p>{lastDayText(request.lastDay)}</p>}
          <RequestForms invitation={invitation} request={request} nameOf={nameOf} />
        </div>
      ))}
      <FigureTick invitation={invitation} />
      <Button
        look="text"
        size="small"
        fit
        aria-label={t('invitations.leave.of', { unit })}
        onClick={() => setAsking(true)}
      >
        {t('invitations.leave')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('invitations.leave.title', { unit })}
        confirmLabel={t('invitations.leave')}
        cancelLabel={t('frame.cancel')}
        busy={isLoading}
      >
        <p>
          {t('invitations.leave.text')} {t('invitations.leave.kept')}
        </p>
        <FormError>{error && textOf(error)}</FormError>
      </ConfirmDialog>
    </Card>
  );
}
