import { failureOf } from '@lykta/api';
import { Button, Dialog } from '@lykta/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { PasswordAgain } from './password-again.tsx';

type Run = (call: () => Promise<{ error?: unknown }>, done: (error?: unknown) => void) => Promise<void>;

interface ConfirmFirst {
  /**
   * Makes a call. If the server requires the password first, it asks for it and repeats the call.
   * @param done called with the error; with nothing on success
   */
  run: Run;
  /** Asks for the password whatever the session's age, then makes the call: for what nobody can undo. */
  runAfterPassword: Run;
  /** The password dialog, while it is needed. */
  dialog: ReactNode;
}

/** For actions that need the password, in an older session or always, because somebody else may hold the phone. */
export function useConfirmFirst(): ConfirmFirst {
  const { t } = useTranslation();
  const [again, setAgain] = useState<{ run: () => Promise<void> }>();
  const cancel = () => setAgain(undefined);

  const run: Run = async (call, done) => {
    const { error } = await call();
    if (error !== undefined && failureOf(error).code === 'confirm-password') {
      setAgain({ run: () => run(call, done) });
      return;
    }
    setAgain(undefined);
    done(error);
  };

  const runAfterPassword: Run = async (call, done) => setAgain({ run: () => run(call, done) });

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
  return { run, runAfterPassword, dialog };
}
