import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useFinishPasswordResetMutation } from '@lykta/api';
import { Button, FormError, LinkButton } from '@lykta/ui';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { useCloseSession } from '../../frame/session/session.ts';
import styles from './account.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { isRefusedPassword, useNewPassword } from './new-password.ts';

interface Props {
  /** Token from the link in the message. */
  token: string;
  /** Called when the child asks for a new link. */
  onAskAgain: () => void;
}

/** Sets a new password with the link from the message; ends every session of the account. */
export function ChoosePassword({ token, onAskAgain }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const close = useCloseSession();
  const navigate = useNavigate();
  const [finish, { isLoading, error, reset }] = useFinishPasswordResetMutation();
  const secret = useNewPassword(reset);
  const isRefused = error !== undefined && isRefusedPassword(error);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (secret.password === undefined) return;
    const finished = await finish({ token, password: secret.password });
    if (finished.error) return;
    // Closing the session unmounts this screen, so the success is kept in the history state of the next one.
    void navigate(paths.resetPassword, { replace: true, state: 'chosen' });
    close();
  };

  const isAuthError = error !== undefined && [401, 403].includes(failureOf(error).status);
  return (
    <Screen title={t('account.reset.choose')} back={paths.start}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <NewPasswordFields input={secret} refused={isRefused ? textOf(error) : undefined} />
        {error && !isRefused && (
          <FormError>
            {isAuthError ? t('account.reset.expired') : textOf(error)}
            {isAuthError && (
              <Button look="text" size="small" fit onClick={onAskAgain}>
                {t('account.reset.again')}
              </Button>
            )}
          </FormError>
        )}
        <Button
          type="submit"
          busy={isLoading}
          disabled={secret.password === undefined}
          reason={t('account.not-yet')}
        >
          {t('frame.save')}
        </Button>
      </form>
    </Screen>
  );
}

/** Confirms the new password; nobody is signed in on this device. */
export function PasswordChosen() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('account.reset.done')}
      intro={t('account.reset.done.text')}
      back={paths.start}
      view="done"
      foot={<LinkButton href={paths.login}>{t('account.login.submit')}</LinkButton>}
    />
  );
}
