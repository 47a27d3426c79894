import { useRequestFormsMutation, useStaffFormsQuery } from '@lykta/api';
import type { StaffInvitation } from '@lykta/domain';
import { Button, Dialog, FormError, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../use-failure-text.ts';
import { FormChoice } from './form-choice.tsx';
import { toFormRefs } from './form-names.ts';
import { Whom, type Asked } from './whom.tsx';

type SendFormsProps = {
  readonly invitation: StaffInvitation;
  /** The child whose page opened the dialog; only it is asked unless more are chosen. */
  readonly child?: string;
  readonly onClose: () => void;
};

/** Requests forms from one child, chosen children or all. The button says how many get them. */
export function SendForms({ invitation, child, onClose }: SendFormsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const { data: forms = [] } = useStaffFormsQuery();
  const [asked, setAsked] = useState<Asked>(child === undefined ? 'all' : [child]);
  const [chosen, setChosen] = useState<string[]>([]);
  const [send, { error, isLoading }] = useRequestFormsMutation();
  const count = asked === 'all' ? invitation.taking : asked.length;
  const nobody = asked !== 'all' && count === 0;
  const submit = async () => {
    const { data } = await send({
      id: invitation.id,
      forms: toFormRefs(chosen, forms),
      ...(asked === 'all' ? {} : { clients: [...asked] }),
    });
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
            disabled={chosen.length === 0 || nobody}
            reason={nobody ? t('invitation.send.nobody') : t('invitation.new.forms.missing')}
            onClick={() => void submit()}
          >
            {t('invitation.send.submit', { count })}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <Whom invitation={invitation} child={child} asked={asked} onChange={setAsked} />
      <FormChoice forms={forms} chosen={chosen} onChange={setChosen} />
      {error && <FormError>{failureText(error)}</FormError>}
    </Dialog>
  );
}
