import { failureOf, useSendAnswersMutation, type AskedAnswersKey } from '@lykta/api';
import type { Invitation } from '@lykta/domain';
import { Button, CalendarIcon, EyeIcon, FormError, Link, LockIcon, Note, SendIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate } from 'react-router-dom';
import type { SentState } from '../../frame/form-paths.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import type { FlowSession } from './flow/flow-session.ts';
import { useSendFault } from './use-send-fault.ts';

interface Props {
  formKey: AskedAnswersKey;
  invitation: Pick<Invitation, 'unit' | 'readsWithin'>;
  session: FlowSession;
  /** Reviews the answers from the first question. */
  onLook: () => void;
}

/**
 * A requested form without a question left: says who will read it, what they see first, and when they read. Only this
 * button sends it (docs/product.md §4).
 */
export function SendScreen({ formKey, invitation: { unit, readsWithin }, session, onLook }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const faultOf = useSendFault(t('questions.send.left'));
  const [send, { isLoading, error }] = useSendAnswersMutation();

  const press = async () => {
    if (!(await session.settled())) return session.retry();
    const reply = await send(formKey);
    if (reply.error && failureOf(reply.error).code !== 'already-sent') return;
    const state: SentState = { unit, readsWithin };
    void navigate(paths.formSent, { replace: true, state });
  };

  return (
    <Screen
      title={t('questions.send.title')}
      intro={t('questions.send.intro')}
      foot={
        <>
          <FormError>{error && faultOf(error)}</FormError>
          <Button icon={SendIcon} busy={isLoading} onClick={() => void press()}>
            {t('questions.send.button', { unit })}
          </Button>
          <Button look="quiet" onClick={onLook}>
            {t('questions.send.look')}
          </Button>
        </>
      }
    >
      <Note icon={EyeIcon}>
        {t('questions.send.who', { unit })} {t('questions.send.when')} {t('questions.send.flags')}
      </Note>
      {readsWithin !== undefined && (
        <Note icon={CalendarIcon}>{t('invitations.reads', { unit, count: readsWithin })}</Note>
      )}
      <Note icon={LockIcon}>{t('questions.send.change')}</Note>
      <Note>
        {t('questions.send.parents')} <Link href={paths.tellingOf('parents')}>{t('telling.parents')}</Link>
      </Note>
      <Note>{t('questions.send.night')}</Note>
    </Screen>
  );
}
