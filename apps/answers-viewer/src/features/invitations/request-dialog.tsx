import { useStopRepeatMutation, useWithdrawRequestMutation } from '@lykta/api';
import type { StaffInvitation, StaffRequest } from '@lykta/domain';
import { ConfirmDialog, useToast } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** What can be done with a request that was sent. */
export type RequestAction = 'withdraw' | 'stop';

const words = {
  withdraw: {
    title: 'invitation.withdraw.title',
    text: 'invitation.withdraw.text',
    do: 'invitation.withdraw',
    done: 'invitation.withdraw.done',
  },
  stop: {
    title: 'asking.stop.title',
    text: 'asking.stop.text',
    do: 'asking.stop',
    done: 'asking.stop.done',
  },
} as const satisfies Record<RequestAction, Record<string, string>>;

interface Props {
  invitation: StaffInvitation;
  request: StaffRequest;
  action: RequestAction;
  onClose: () => void;
}

/** Asks before a request is withdrawn, or its rounds are stopped. */
export function RequestDialog({ invitation, request, action, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawRequestMutation();
  const [stop, { isLoading: isStopping }] = useStopRepeatMutation();
  const text = words[action];
  const confirm = async () => {
    const place = { id: invitation.id, request: request.id };
    const { error } = action === 'withdraw' ? await withdraw(place) : await stop(place);
    onClose();
    if (error) toast(failureText(error), 'bad');
    else toast(t(text.done));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t(text.title)}
      confirmLabel={t(text.do)}
      cancelLabel={t('frame.cancel')}
      busy={isWithdrawing || isStopping}
    >
      {t(text.text)}
    </ConfirmDialog>
  );
}
