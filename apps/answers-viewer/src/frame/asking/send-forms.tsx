import { useRequestFormsMutation, useStaffFormsQuery } from '@lykta/api';
import type { StaffInvitation } from '@lykta/domain';
import { Button, Dialog, FormError, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../use-failure-text.ts';
import { FormChoice } from './form-choice.tsx';
import { toFormRefs } from './form-names.ts';
import { PlanFields } from './plan-fields.tsx';
import { SentToday } from './sent-today.tsx';
import { usePlan } from './use-plan.ts';
import { Whom, type Asked } from './whom.tsx';

interface Props {
  invitation: StaffInvitation;
  /** The child whose page opened the dialog; only it is asked unless more are chosen. */
  child?: string;
  onClose: () => void;
}

/**
 * Requests forms from one child, chosen children or all, with a last day, a reminder and rounds. The button says how many
 * get them; a colleague who sent something meanwhile is named before anything is sent.
 */
export function SendForms({ invitation, child, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const { data: forms = [] } = useStaffFormsQuery();
  const [asked, setAsked] = useState<Asked>(child === undefined ? 'all' : [child]);
  const [chosen, setChosen] = useState<string[]>([]);
  const choice = usePlan();
  const [send, { error, isLoading }] = useRequestFormsMutation();
  const count = asked === 'all' ? invitation.taking : asked.length;
  const nobody = asked !== 'all' && count === 0;
  const submit = async () => {
    const { data } = await send({
      id: invitation.id,
      forms: toFormRefs(chosen, forms),
      ...(asked === 'all' ? {} : { clients: [...asked] }),
      ...choice.plan,
      after: invitation.requests.at(-1)?.id,
    });
    if (!data) return;
    toast(t('invitation.send.done'));
    onClose();
  };
  const missing = chosen.length === 0 ? t('invitation.new.forms.missing') : t('asking.fault.first');
  const reason = nobody ? t('invitation.send.nobody') : missing;
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
            disabled={chosen.length === 0 || nobody || choice.faults.length > 0}
            reason={reason}
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
      <SentToday invitation={invitation} forms={forms} />
      <Whom invitation={invitation} child={child} asked={asked} onChange={setAsked} />
      <FormChoice forms={forms} chosen={chosen} onChange={setChosen} />
      <PlanFields choice={choice} />
      {error && <FormError>{failureText(error)}</FormError>}
    </Dialog>
  );
}
