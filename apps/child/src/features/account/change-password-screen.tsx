import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useChangePasswordMutation } from '@lykta/api';
import { Button, FormError, useToast } from '@lykta/ui';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirmFirst } from '../../frame/account/confirm-first.tsx';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import styles from './account.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { isRefusedPassword, useNewPassword } from './new-password.ts';

/** /settings/password: changes the password while signed in (docs/product.md §2). */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const toast = useToast();
  const navigate = useNavigate();
  const confirmFirst = useConfirmFirst();
  const [change, { isLoading, error, reset }] = useChangePasswordMutation();
  const secret = useNewPassword(reset);
  const isRefused = error !== undefined && isRefusedPassword(error);
  // While the dialog asks for the password, the refusal is not shown as an error.
  const failed = error !== undefined && !isRefused && !confirmFirst.dialog;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { password } = secret;
    if (password === undefined) return;
    await confirmFirst.run(
      () => change({ password }),
      (failure) => {
        if (failure !== undefined) return;
        toast(t('account.change-password.done'));
        void navigate(paths.settings, { replace: true });
      },
    );
  };

  return (
    <Screen
      title={t('account.change-password.title')}
      intro={t('account.change-password.intro')}
      back={paths.settings}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <NewPasswordFields input={secret} refused={isRefused ? textOf(error) : undefined} />
        <FormError>{failed && textOf(error)}</FormError>
        <Button
          type="submit"
          busy={isLoading}
          disabled={secret.password === undefined}
          reason={t('account.not-yet')}
        >
          {t('frame.save')}
        </Button>
      </form>
      {confirmFirst.dialog}
    </Screen>
  );
}
