import { failureOf, useSendSittingMutation } from '@lykta/api';
import { Button, EyeIcon, FormError, LockIcon, Note, PeopleIcon, SendIcon } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Screen } from '../../../frame/screen/screen.tsx';
import type { FlowSession } from '../flow/flow-session.ts';
import { useSendFault } from '../use-send-fault.ts';

interface Props {
  token: string;
  unit: string;
  session: FlowSession;
  header: ReactNode;
  /** Undefined where nothing may be seen: all of it was answered alone. */
  onLook: (() => void) | undefined;
  onSent: (ownCode: string | undefined) => void;
  onOver: () => void;
}

/** After the last question: who reads, and that it shows how it was answered. The child presses Send. */
export function SendTogether({ token, unit, session, header, onLook, onSent, onOver }: Props) {
  const { t } = useTranslation();
  const faultOf = useSendFault(t('together.send.left'));
  const [send, { isLoading, error }] = useSendSittingMutation();

  const press = async () => {
    if (!(await session.settled())) return session.retry();
    const reply = await send(token);
    if (!reply.error) return onSent(reply.data.ownCode);
    if (failureOf(reply.error).code === 'link-expired') onOver();
  };
  return (
    <Screen
      view="send"
      title={t('together.send.title')}
      intro={t('together.send.intro')}
      header={header}
      foot={
        <>
          <FormError>{error && faultOf(error)}</FormError>
          <Button icon={SendIcon} busy={isLoading} onClick={() => void press()}>
            {t('together.send.button')}
          </Button>
          {onLook && (
            <Button look="quiet" onClick={onLook}>
              {t('together.send.look')}
            </Button>
          )}
        </>
      }
    >
      <Note icon={EyeIcon}>
        {t('questions.send.who', { unit })} {t('questions.send.when')} {t('questions.send.flags')}{' '}
        {t('together.send.mark')}
      </Note>
      <Note icon={LockIcon}>{t('questions.send.change')}</Note>
      <Note icon={PeopleIcon}>{t('questions.send.parents')}</Note>
      <Note>{t('questions.send.night')}</Note>
    </Screen>
  );
}
