import { useEndCaseMutation, type InvitedChild } from '@lykta/api';
import { Button, ConfirmDialog, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useChildName } from '../../frame/children/use-child-name.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** Ends one child's case after asking, or opens it again. */
export function EndCase({ one: { invitation, child } }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  const nameOf = useChildName();
  const toast = useToast();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [endCase, { isLoading }] = useEndCaseMutation();
  const hasEnded = child.ended !== undefined;
  const become = async (ended: boolean) => {
    const { error } = await endCase({ id: invitation.id, client: child.client, ended });
    setAsking(false);
    if (error) toast(failureText(error), 'bad');
    else toast(t(ended ? 'case.end.done' : 'case.reopen.done'));
  };
  return (
    <>
      <Button
        look="secondary"
        size="compact"
        fit
        busy={isLoading}
        onClick={() => (hasEnded ? void become(false) : setAsking(true))}
      >
        {t(hasEnded ? 'case.reopen' : 'case.end')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void become(true)}
        title={t('case.end.title', { name: nameOf(child) })}
        confirmLabel={t('case.end')}
        cancelLabel={t('frame.cancel')}
        danger
        busy={isLoading}
      >
        {t('case.end.text')}
      </ConfirmDialog>
    </>
  );
}
