import { failureOf } from '@lykta/api';
import { Button, Dialog } from '@lykta/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordAgain } from './password-again.tsx';

interface ConfirmFirst {
  /**
   * Makes a call. If the server requires the password first, it asks for it and repeats the call.
   * @param done called with the error; with nothing on success
   */
  run: (call: () => Promise<{ error?: unknown }>, done: (error?: unknown) => void) => Promise<void>;
  /** The password dialog, while it is needed. */
  dialog: ReactNode;
}

/** For actions that an older session may do only with the password, because somebody else may hold the phone. */
export function useConfirmFirst(): ConfirmFirst {
  const { t } = useTranslation();
  const [again, setAgain] = useState<{ run: () => Promise<void> }>();
  const cancel = () => setAgain(undefined);

  const run: ConfirmFirst['run'] = async (call, done) => {
    const { error } = await call();
    if (error !== undefined && failureOf(error).code === 'confirm-password') {
      setAgain({ run: () => run(call, done) });
      return;
    }
    setAgain(undefined);
    done(error);
  };

  const dialog = again && (
    <Dialog open onClose={cancel} title={t('account.confirm.title')}>
      <p>{t('account.confirm.intro')}</p>
      <PasswordAgain goOn={t('account.confirm.go-on')} onConfirmed={again.run}>
        <Button look="quiet" onClick={cancel}>
          {t('frame.cancel')}
        </Button>
      </PasswordAgain>
    </Dialog>
  );
  return { run, dialog };
}
