import { useSignInLegacyMutation } from '@lykta/api';
import { PASSWORD_MIN } from '@lykta/domain';
import { Button, FormError, PasswordField, TextField } from '@lykta/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEyeTexts } from '../../frame/account/eye-texts.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { AccountBotCheck, type BotCheckSource } from './account-bot-check.tsx';
import { useAccountFailure } from './account-failure.ts';
import styles from './account.module.css';
import { checkedCall } from './checked-call.ts';

/** Shortest old username (docs/product.md §5). */
const USERNAME_MIN = 2;

interface Props {
  /** The code of the link that the child was given. */
  link: string;
  onDone: () => void;
}

/** Signing in once more with the old username and password. */
export function LegacyLogin({ link, onDone }: Props) {
  const { t } = useTranslation();
  const eye = useEyeTexts();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const botCheck = useRef<BotCheckSource>(null);
  const [signIn, { isLoading }] = useSignInLegacyMutation();
  const failure = useAccountFailure('login');
  const ready = username.trim().length >= USERNAME_MIN && password.length >= PASSWORD_MIN.signIn;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!ready) return;
    failure.clear();
    try {
      const login = { username: username.trim(), password, invitationCode: link };
      await checkedCall(botCheck.current, (altcha) => signIn({ ...login, altcha }).unwrap());
      onDone();
    } catch (error) {
      failure.show(error);
    }
  };

  return (
    <Screen title={t('account.migrate.title')} intro={t('account.migrate.intro')} back={paths.start}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('account.migrate.username')}
          autoComplete="username"
          autoCapitalize="none"
          required
          value={username}
          onValue={setUsername}
        />
        <PasswordField
          label={t('account.migrate.password')}
          texts={eye}
          required
          value={password}
          onValue={setPassword}
        />
        <AccountBotCheck purpose="login" ref={botCheck} />
        {failure.text && <FormError>{failure.text}</FormError>}
        <Button type="submit" busy={isLoading} disabled={!ready} reason={t('account.not-yet')}>
          {t('frame.next')}
        </Button>
      </form>
    </Screen>
  );
}
