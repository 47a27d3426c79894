import { useAddChildMutation } from '@lykta/api';
import { can, type StaffInvitation } from '@lykta/domain';
import { Button, ConfirmDialog, PlusIcon, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { childCode } from '../../frame/children/child-code.ts';
import { useStaff } from '../../frame/staff.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** Adds a child without a phone or an e-mail to an invitation; it answers together with a worker. */
export function AddChild({ invitation }: { readonly invitation: StaffInvitation }) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const { units, role } = useStaff();
  const [asking, setAsking] = useState(false);
  const [add, { isLoading }] = useAddChildMutation();
  const submit = async () => {
    const { data, error } = await add(invitation.id);
    setAsking(false);
    if (error) toast(failureText(error), 'bad');
    else toast(t('together.add.done', { code: childCode(data.client) }));
  };
  // Who adds a child also sits down with it.
  if (!can(role, 'open-answers') || !units.includes(invitation.unit)) return null;
  return (
    <>
      <Button
        look="secondary"
        size="compact"
        fit
        icon={PlusIcon}
        disabled={invitation.status.status !== 'active'}
        reason={t('answers.send.not-open')}
        onClick={() => setAsking(true)}
      >
        {t('together.add')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void submit()}
        title={t('together.add.title')}
        confirmLabel={t('together.add.confirm')}
        cancelLabel={t('frame.cancel')}
        busy={isLoading}
      >
        {t('together.add.text')}
      </ConfirmDialog>
    </>
  );
}
