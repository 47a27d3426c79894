import { failureOf, useConfirmPasswordMutation } from '@lykta/api';
import { Button, FormError, PasswordField } from '@lykta/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEyeTexts } from '../../frame/account/eye-texts.ts';
import { useFailureText } from '../../frame/errors/failure-text.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import styles from './account.module.css';

interface Props {
  onConfirmed: () => Promise<void>;
  /** What went wrong afterwards. */
  children: ReactNode;
}

/** Asks for the password again, since somebody else may hold the phone. */
export function AskPassword({ onConfirmed, children }: Props) {
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
    <Screen
      title={t('account.confirm.title')}
      intro={t('account.confirm.intro')}
      back={paths.settings}
      view="password"
    >
      {children}
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
          look="danger"
          busy={isLoading}
          disabled={password === ''}
          reason={t('account.password.missing')}
        >
          {t('account.delete.go-on')}
        </Button>
      </form>
    </Screen>
  );
}
