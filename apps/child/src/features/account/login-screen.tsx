import { useSignInMutation } from '@lykta/api';
import { PASSWORD_MIN } from '@lykta/domain';
import { Button, FormError, Link, LinkButton, Note, PasswordField } from '@lykta/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { useBeginSession, useSessionEnd } from '../../frame/session/session.ts';
import { pendingCodes } from '../../frame/storage/codes.ts';
import { AccountBotCheck, type BotCheckSource } from './account-bot-check.tsx';
import styles from './account.module.css';
import { checkedCall } from './checked-call.ts';
import { useAccountFailure } from './account-failure.ts';
import { useEyeTexts } from '../../frame/account/eye-texts.ts';
import { UsernameFields } from '../../frame/account/username-fields.tsx';
import { useUsername } from '../../frame/account/username.ts';

/** After so many failed sign-ins the message leads to a new password (docs/product.md §8). */
const FAILURES_BEFORE_HINT = 2;

/** Signing in; the route table leads on to /home when it worked (docs/product.md §2, login). */
export function LoginScreen() {
  const { t } = useTranslation();
  const name = useUsername();
  const [password, setPassword] = useState('');
  const [failures, setFailures] = useState(0);
  const botCheck = useRef<BotCheckSource>(null);
  const [signIn, { isLoading }] = useSignInMutation();
  const begin = useBeginSession();
  const failure = useAccountFailure('login');
  const ended = useSessionEnd();
  const ready = name.username !== undefined && password.length >= PASSWORD_MIN.signIn;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.username === undefined) return;
    failure.clear();
    try {
      const { username } = name;
      await begin(
        await checkedCall(botCheck.current, (altcha) => signIn({ username, password, altcha }).unwrap()),
      );
    } catch (error) {
      failure.show(error);
      setFailures((count) => count + 1);
    }
  };

  return (
    <Screen title={t('account.login.title')} back={paths.start}>
      {ended && <Note>{ended === 'over' ? t('account.login.ended') : t('account.login.no-cookie')}</Note>}
      {!ended && pendingCodes().length > 0 && <Note>{t('account.login.invited')}</Note>}
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <UsernameFields input={name} />
        <PasswordField
          label={t('account.password')}
          texts={useEyeTexts()}
          required
          value={password}
          onValue={setPassword}
        />
        <AccountBotCheck purpose="login" ref={botCheck} />
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
        <Button type="submit" busy={isLoading} disabled={!ready} reason={t('account.not-yet')}>
          {t('account.login.submit')}
        </Button>
        <LinkButton look="text" href={paths.resetPassword}>
          {t('account.login.forgot')}
        </LinkButton>
        <LinkButton look="text" href={paths.create}>
          {t('account.login.create')}
        </LinkButton>
      </form>
    </Screen>
  );
}
