import { failureOf, useSignInMutation } from '@lykta/api';
import { PASSWORD_MIN, type ClientSession } from '@lykta/domain';
import { Button, FormError, Link, PasswordField } from '@lykta/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useEyeTexts } from '../../frame/account/eye-texts.ts';
import { UsernameFields } from '../../frame/account/username-fields.tsx';
import { useUsername } from '../../frame/account/username.ts';
import { paths } from '../../frame/paths.ts';
import { FAILURES_BEFORE_HINT, useAccountFailure } from './account-failure.ts';
import styles from './account.module.css';
import { useBotCheck } from './use-bot-check.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  onSignedIn: (session: ClientSession) => Promise<void>;
  /** Links below the button. */
  children: ReactNode;
}

/** The sign-in form: number or address, password, bot check and error message. */
export function SignInForm({ onSignedIn, children }: Props) {
  const { t } = useTranslation();
  const name = useUsername();
  const [password, setPassword] = useState('');
  const [failures, setFailures] = useState(0);
  const [left, setLeft] = useState(false);
  const botCheck = useBotCheck('login');
  const [signIn] = useSignInMutation();
  const failure = useAccountFailure('login');
  const isTooShort = left && password !== '' && password.length < PASSWORD_MIN.signIn;
  const ready = name.username !== undefined && password.length >= PASSWORD_MIN.signIn;

  const { busy, submit } = useSending(async () => {
    if (name.username === undefined || !ready) return;
    failure.clear();
    try {
      const { username } = name;
      await onSignedIn(await botCheck.call((altcha) => signIn({ username, password, altcha }).unwrap()));
    } catch (error) {
      failure.show(error);
      // An unreachable server does not mean that the input was wrong.
      if (failureOf(error).status !== 0) setFailures((count) => count + 1);
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <UsernameFields input={name} />
      <PasswordField
        label={t('account.password')}
        texts={useEyeTexts()}
        error={isTooShort ? t('account.password.too-short') : undefined}
        required
        value={password}
        onValue={setPassword}
        onBlur={() => setLeft(true)}
      />
      {botCheck.field}
      {failure.text && (
        <FormError>
          {failure.text}
          {failures > FAILURES_BEFORE_HINT && (
            <p>
              <Link href={paths.resetPassword}>{t('account.login.forgot')}</Link>
            </p>
          )}
        </FormError>
      )}
      <Button type="submit" busy={busy} disabled={!ready} reason={t('account.not-yet')}>
        {t('account.login.submit')}
      </Button>
      {children}
    </form>
  );
}
