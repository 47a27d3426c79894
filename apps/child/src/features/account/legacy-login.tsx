import { failureOf, useSignInLegacyMutation } from '@lykta/api';
import { PASSWORD_MIN } from '@lykta/domain';
import { Button, FormError, LinkButton, PasswordField, TextField } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useEyeTexts } from '../../frame/account/eye-texts.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { FAILURES_BEFORE_HINT, useAccountFailure } from './account-failure.ts';
import styles from './account.module.css';
import { useBotCheck } from './use-bot-check.tsx';
import { useSending } from './use-sending.ts';

/** Minimum length of an old username (docs/product.md §5). */
const USERNAME_MIN = 2;

interface Props {
  /** Code from the child's link. */
  link: string;
  onDone: () => void;
}

/** Signs in with the old username and password, for the migration. */
export function LegacyLogin({ link, onDone }: Props) {
  const { t } = useTranslation();
  const eye = useEyeTexts();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState({ username: false, password: false });
  const [failures, setFailures] = useState(0);
  const botCheck = useBotCheck('login');
  const [signIn] = useSignInLegacyMutation();
  const failure = useAccountFailure('login');
  const shortName = left.username && username !== '' && username.trim().length < USERNAME_MIN;
  const shortPassword = left.password && password !== '' && password.length < PASSWORD_MIN.signIn;
  const ready = username.trim().length >= USERNAME_MIN && password.length >= PASSWORD_MIN.signIn;

  const { busy, submit } = useSending(async () => {
    if (!ready) return;
    failure.clear();
    try {
      const login = { username: username.trim(), password, invitationCode: link };
      await botCheck.call((altcha) => signIn({ ...login, altcha }).unwrap());
      onDone();
    } catch (error) {
      failure.show(error);
      if (failureOf(error).status !== 0) setFailures((count) => count + 1);
    }
  });

  return (
    <Screen title={t('account.migrate.title')} intro={t('account.migrate.intro')} back={paths.start}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('account.migrate.username')}
          error={shortName ? t('account.migrate.username.short') : undefined}
          autoComplete="username"
          autoCapitalize="none"
          required
          value={username}
          onValue={setUsername}
          onBlur={() => setLeft((before) => ({ ...before, username: true }))}
        />
        <PasswordField
          label={t('account.migrate.password')}
          texts={eye}
          error={shortPassword ? t('account.password.too-short') : undefined}
          required
          value={password}
          onValue={setPassword}
          onBlur={() => setLeft((before) => ({ ...before, password: true }))}
        />
        {botCheck.field}
        {failure.text && (
          <FormError>
            {failure.text}
            {failures > FAILURES_BEFORE_HINT && <p>{t('account.migrate.forgot')}</p>}
          </FormError>
        )}
        <Button type="submit" busy={busy} disabled={!ready} reason={t('account.not-yet')}>
          {t('frame.next')}
        </Button>
        <LinkButton look="text" href={paths.login}>
          {t('account.migrate.login')}
        </LinkButton>
      </form>
    </Screen>
  );
}
