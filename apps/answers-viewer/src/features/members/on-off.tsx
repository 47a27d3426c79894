import { useChangeMemberMutation } from '@lykta/api';
import type { Member } from '@lykta/domain';
import { Button, ConfirmDialog, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useStaff } from '../../frame/staff.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** Turns a member's sign-in off after asking, or on again; members can't turn off themselves. */
export function OnOff({ member }: { readonly member: Member }) {
  const { t } = useTranslation();
  const staff = useStaff();
  const toast = useToast();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [change, { isLoading }] = useChangeMemberMutation();
  if (member.id === staff.id) return null;
  const { name, active } = member;
  const turn = async () => {
    const { error } = await change({ id: member.id, change: { active: !active } });
    setAsking(false);
    if (error) toast(failureText(error), 'bad');
  };
  return (
    <>
      <Button
        look="text"
        size="compact"
        fit
        busy={isLoading}
        onClick={() => (active ? setAsking(true) : void turn())}
      >
        {t(active ? 'members.turn-off' : 'members.turn-on', { name })}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void turn()}
        title={t('members.turn-off.title', { name })}
        confirmLabel={t('members.turn-off.confirm')}
        cancelLabel={t('frame.cancel')}
        danger
        busy={isLoading}
      >
        {t('members.turn-off.text')}
      </ConfirmDialog>
    </>
  );
}
