import { useStartPasswordResetMutation } from '@lykta/api';
import { Button, FormError, Note } from '@lykta/ui';
import { useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { UsernameFields } from '../../frame/account/username-fields.tsx';
import { useUsername } from '../../frame/account/username.ts';
import { appOrigin } from '../../frame/native/app-origin.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { AccountBotCheck, type BotCheckSource } from './account-bot-check.tsx';
import { useAccountFailure } from './account-failure.ts';
import styles from './account.module.css';
import { checkedCall } from './checked-call.ts';

/** Asks for a link to a new password; the answer never tells whether there is such an account. */
export function RequestReset() {
  const { t } = useTranslation();
  const name = useUsername();
  const botCheck = useRef<BotCheckSource>(null);
  const [start, { isLoading, isSuccess }] = useStartPasswordResetMutation();
  const failure = useAccountFailure('reset');

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.username === undefined) return;
    failure.clear();
    try {
      const { username } = name;
      const redirect = appOrigin() + paths.resetPassword;
      await checkedCall(botCheck.current, (altcha) => start({ username, redirect, altcha }).unwrap());
    } catch (error) {
      failure.show(error);
    }
  };

  return (
    <Screen title={t('account.reset.title')} intro={t('account.reset.intro')} back={paths.login}>
      {isSuccess ? (
        <div role="status">
          <Note look="good">{t('account.reset.sent')}</Note>
        </div>
      ) : (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <UsernameFields input={name} />
          <AccountBotCheck purpose="resetpwd" ref={botCheck} />
          {failure.text && <FormError>{failure.text}</FormError>}
          <Button
            type="submit"
            busy={isLoading}
            disabled={name.username === undefined}
            reason={t('account.not-yet')}
          >
            {t('account.reset.submit')}
          </Button>
        </form>
      )}
    </Screen>
  );
}
