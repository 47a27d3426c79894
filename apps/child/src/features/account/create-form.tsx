import { useCreateAccountMutation } from '@lykta/api';
import { Button, FormError, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { useBeginSession } from '../../frame/session/session.ts';
import styles from './account.module.css';
import { useAccountFailure } from './account-failure.ts';
import { OwnCodeField, useOwnCode } from './own-code.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './new-password.ts';
import { useBotCheck } from './use-bot-check.tsx';
import { useSending } from './use-sending.ts';
import { UsernameFields } from '../../frame/account/username-fields.tsx';
import { useUsername } from '../../frame/account/username.ts';

/** The form for a new account. On success the route table redirects to /profile. */
export function CreateForm() {
  const { t } = useTranslation();
  const botCheck = useBotCheck('create');
  const [create] = useCreateAccountMutation();
  const begin = useBeginSession();
  const failure = useAccountFailure('create');
  const secret = useNewPassword(failure.clear);
  const name = useUsername(failure.clear);
  const code = useOwnCode(failure.clear);
  const ready = name.username !== undefined && secret.password !== undefined && code.isReady;

  const { busy, submit } = useSending(async () => {
    if (name.username === undefined || secret.password === undefined) return;
    failure.clear();
    try {
      const { username } = name;
      const { password } = secret;
      const { ownCode } = code;
      await begin(await botCheck.call((altcha) => create({ username, password, ownCode, altcha }).unwrap()));
    } catch (error) {
      failure.show(error);
    }
  });

  return (
    <Screen title={t('account.create.title')} back={paths.start} view="form">
      <form className={styles.form} onSubmit={submit} noValidate>
        <UsernameFields input={name} refused={failure.aboutUsername} />
        <NewPasswordFields input={secret} refused={failure.aboutPassword} />
        <OwnCodeField input={code} />
        {botCheck.field}
        {failure.text && <FormError>{failure.text}</FormError>}
        <Button type="submit" busy={busy} disabled={!ready} reason={t('account.not-yet')}>
          {t('account.create.submit')}
        </Button>
        <LinkButton look="text" href={paths.login}>
          {t('account.create.login')}
        </LinkButton>
      </form>
    </Screen>
  );
}
