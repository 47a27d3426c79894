import { useMakeInvitationFileMutation } from '@lykta/api';
import type { StaffClient } from '@lykta/domain';
import { Button, Dialog, FormError, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { downloadFrom } from '../../frame/file/download.ts';
import { ReasonForm } from '../../frame/reason/reason-form.tsx';
import { useFailureText } from '../../frame/use-failure-text.ts';

interface Props {
  /** The id of the invitation. */
  invitation: string;
  /** The children who have sent something, and whom the member may open. */
  children: readonly StaffClient[];
  /** How many others have sent something. */
  leftOut: number;
  onClose: () => void;
}

/** Takes all answers of an invitation out as one file, after a reason for each child that still needs one. */
export function InvitationFileDialog({ invitation, children, leftOut, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [make, { error, isLoading }] = useMakeInvitationFileMutation();
  // Those of the beginning: while reasons are given the list comes anew, and the form must stay.
  const [unopened] = useState(() => children.filter((child) => child.needsReason));
  const [isGiven, setGiven] = useState(unopened.length === 0);

  const take = async () => {
    const { data } = await make(invitation);
    if (data === undefined) return;
    downloadFrom(data, 'lykta-inbjudan.ndjson');
    toast(t('record.taken'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invitation.file.title')}
      actions={
        <>
          {isGiven && (
            <Button size="compact" busy={isLoading} onClick={() => void take()}>
              {t('record.take')}
            </Button>
          )}
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('invitation.file.what', { count: children.length })}</p>
      {leftOut > 0 && <p>{t('invitation.file.left-out', { count: leftOut })}</p>}
      <p>{t('invitation.file.logged')}</p>
      {!isGiven && (
        <>
          <p>{t('invitation.file.reason', { count: unopened.length })}</p>
          <ReasonForm
            children={unopened.map(({ client }) => ({ invitation, client }))}
            submit={t('record.take')}
            onGiven={() => {
              setGiven(true);
              void take();
            }}
          />
        </>
      )}
      {error && <FormError>{failureText(error)}</FormError>}
    </Dialog>
  );
}
