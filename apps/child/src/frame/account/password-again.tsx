import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useConfirmPasswordMutation } from '@lykta/api';
import { Button, FormError, PasswordField } from '@lykta/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useEyeTexts } from './eye-texts.ts';
import styles from './password-again.module.css';

interface Props {
  /** Label of the button: the action that needs the password. */
  goOn: string;
  danger?: boolean;
  onConfirmed: () => Promise<void>;
  /** Below the button: a way to cancel. */
  children?: ReactNode;
}

/** Asks for the password again, because somebody else may hold the phone. */
export function PasswordAgain({ goOn, danger, onConfirmed, children }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const eye = useEyeTexts();
  const [password, setPassword] = useState('');
  const [confirm, { isLoading, error }] = useConfirmPasswordMutation();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const confirmed = await confirm({ password });
    if (!confirmed.error) await onConfirmed();
  };

  const wrong = error && failureOf(error).code === 'wrong-credentials';
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        label={t('account.password')}
        texts={eye}
        error={wrong ? t('account.confirm.wrong') : undefined}
        required
        value={password}
        onValue={setPassword}
      />
      {error && !wrong && <FormError>{textOf(error)}</FormError>}
      <Button
        type="submit"
        look={danger ? 'danger' : 'primary'}
        busy={isLoading}
        disabled={password === ''}
        reason={t('account.password.missing')}
      >
        {goOn}
      </Button>
      {children}
    </form>
  );
}
