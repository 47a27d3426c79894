import { failureOf, useChangeStaffPasswordMutation } from '@lykta/api';
import { PASSWORD_MIN } from '@lykta/domain';
import { Button, FormError, PasswordField, useToast } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';
import styles from './settings.module.css';

/** Changes the password while signed in; ends the member's other sessions. */
export function ChangePassword() {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [change, { error, isLoading }] = useChangeStaffPasswordMutation();
  const isWrong = error !== undefined && failureOf(error).code === 'wrong-credentials';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: refusal } = await change({ current, password });
    if (refusal) return;
    setCurrent('');
    setPassword('');
    toast(t('settings.password.saved'));
  };
  const eye = { show: t('sign-in.password.show'), hide: t('sign-in.password.hide') };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h2>{t('settings.password')}</h2>
      <p>{t('settings.password.help')}</p>
      <div className={styles.passwords}>
        <PasswordField
          size="compact"
          label={t('settings.password.current')}
          error={isWrong ? t('settings.password.wrong') : undefined}
          name="current-password"
          autoComplete="current-password"
          required
          value={current}
          onValue={setCurrent}
          texts={eye}
        />
        <PasswordField
          size="compact"
          label={t('settings.password.new')}
          help={t('password.new.help', { shortest: PASSWORD_MIN.create })}
          name="new-password"
          autoComplete="new-password"
          required
          value={password}
          onValue={setPassword}
          texts={eye}
        />
      </div>
      {error && !isWrong && <FormError>{failureText(error)}</FormError>}
      <Button
        type="submit"
        look="secondary"
        size="compact"
        fit
        busy={isLoading}
        disabled={current === '' || password.length < PASSWORD_MIN.create}
        reason={t('settings.password.incomplete')}
      >
        {t('settings.password.save')}
      </Button>
    </form>
  );
}
