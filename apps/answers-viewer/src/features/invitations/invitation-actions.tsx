import { useChangeInvitationMutation } from '@lykta/api';
import type { InvitationStatus, StaffInvitation } from '@lykta/domain';
import { Button, ConfirmDialog, PlayIcon, SendIcon, PauseIcon, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { LabelButton } from '../../frame/label/label-button.tsx';
import { SendForms } from '../../frame/asking/send-forms.tsx';
import { ChangeInvitation } from './change-invitation.tsx';

/** Actions of an invitation: label, change, pause, close, open again, send more forms. */
export function InvitationActions({ invitation }: { readonly invitation: StaffInvitation }) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [asking, setAsking] = useState<'change' | 'close' | 'forms' | null>(null);
  const [change, { isLoading }] = useChangeInvitationMutation();
  const { status } = invitation.status;
  // The only child of an invitation has taken its label over.
  const isHandedOn = invitation.maxClients === 1 && invitation.accepted > 0;

  const become = async (next: InvitationStatus) => {
    const { error } = await change({ id: invitation.id, status: next });
    setAsking(null);
    if (error) toast(failureText(error), 'bad');
  };
  return (
    <>
      {!isHandedOn && (
        <LabelButton of={{ invitation: invitation.id }} unit={invitation.unit} label={invitation.label} />
      )}
      <Button look="secondary" size="compact" fit onClick={() => setAsking('change')}>
        {t('invitation.change')}
      </Button>
      {status === 'closed' && (
        <Button
          look="secondary"
          size="compact"
          fit
          icon={PlayIcon}
          busy={isLoading}
          onClick={() => void become('active')}
        >
          {t('invitation.resume')}
        </Button>
      )}
      {status !== 'closed' && (
        <>
          <Button
            look="secondary"
            size="compact"
            fit
            icon={status === 'active' ? PauseIcon : PlayIcon}
            busy={isLoading}
            onClick={() => void become(status === 'active' ? 'paused' : 'active')}
          >
            {status === 'active' ? t('invitation.pause') : t('invitation.resume')}
          </Button>
          <Button look="secondary" size="compact" fit onClick={() => setAsking('close')}>
            {t('invitation.close')}
          </Button>
          <Button
            size="compact"
            fit
            icon={SendIcon}
            disabled={status === 'paused'}
            reason={t('invitation.send.paused')}
            onClick={() => setAsking('forms')}
          >
            {t('invitation.send')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking === 'close'}
        onClose={() => setAsking(null)}
        onConfirm={() => void become('closed')}
        title={t('invitation.close.title')}
        confirmLabel={t('invitation.close')}
        cancelLabel={t('frame.cancel')}
        danger
        busy={isLoading}
      >
        {t('invitation.close.text')}
      </ConfirmDialog>
      {asking === 'change' && <ChangeInvitation invitation={invitation} onClose={() => setAsking(null)} />}
      {/* If a colleague closes the invitation meanwhile, the dialog stays and says so. */}
      {asking === 'forms' && <SendForms invitation={invitation} onClose={() => setAsking(null)} />}
    </>
  );
}
