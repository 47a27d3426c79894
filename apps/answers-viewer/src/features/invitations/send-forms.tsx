import { useRequestFormsMutation } from '@lykta/api';
import type { StaffForm, StaffInvitation } from '@lykta/domain';
import { Button, Dialog, FormError, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { FormChoice } from './form-choice.tsx';
import { toFormRefs } from './form-names.ts';

type SendFormsProps = {
  readonly invitation: StaffInvitation;
  readonly forms: StaffForm[];
  readonly onClose: () => void;
};

/** Asks for forms once more, from every child who has accepted. */
export function SendForms({ invitation, forms, onClose }: SendFormsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<string[]>([]);
  const [send, { error, isLoading }] = useRequestFormsMutation();
  const submit = async () => {
    const { data } = await send({ id: invitation.id, forms: toFormRefs(chosen, forms) });
    if (!data) return;
    toast(t('invitation.send.done'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invitation.send')}
      actions={
        <>
          <Button
            size="compact"
            busy={isLoading}
            disabled={chosen.length === 0}
            reason={t('invitation.new.forms.missing')}
            onClick={() => void submit()}
          >
            {t('invitation.send.submit')}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('invitation.send.help', { count: invitation.accepted })}</p>
      <FormChoice forms={forms} chosen={chosen} onChange={setChosen} />
      {error && <FormError>{failureText(error)}</FormError>}
    </Dialog>
  );
}
