import { useStartPasswordResetMutation } from '@lykta/api';
import { Button, FormError } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { UsernameFields } from '../../frame/account/username-fields.tsx';
import { useUsername } from '../../frame/account/username.ts';
import { appOrigin } from '../../frame/native/app-origin.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { useAccountFailure } from './account-failure.ts';
import styles from './account.module.css';
import { ResetSent } from './reset-sent.tsx';
import { useBotCheck } from './use-bot-check.tsx';
import { useSending } from './use-sending.ts';

/** Requests a link for a new password. The answer never reveals whether the account exists. */
export function RequestReset() {
  const { t } = useTranslation();
  const name = useUsername();
  const botCheck = useBotCheck('resetpwd');
  const [start] = useStartPasswordResetMutation();
  const [sent, setSent] = useState(false);
  const failure = useAccountFailure('reset');

  const { busy, submit } = useSending(async () => {
    if (name.username === undefined) return;
    failure.clear();
    try {
      const { username } = name;
      const redirect = appOrigin() + paths.resetPassword;
      await botCheck.call((altcha) => start({ username, redirect, altcha }).unwrap());
      setSent(true);
    } catch (error) {
      failure.show(error);
    }
  });

  if (sent) return <ResetSent method={name.method} onAgain={() => setSent(false)} />;
  return (
    <Screen title={t('account.reset.title')} intro={t('account.reset.intro')} back={paths.login} view="ask">
      <form className={styles.form} onSubmit={submit} noValidate>
        <UsernameFields input={name} />
        {botCheck.field}
        {failure.text && <FormError>{failure.text}</FormError>}
        <Button
          type="submit"
          busy={busy}
          disabled={name.username === undefined}
          reason={t('account.not-yet')}
        >
          {t('account.reset.submit')}
        </Button>
      </form>
    </Screen>
  );
}
