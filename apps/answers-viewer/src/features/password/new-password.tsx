import { useFinishStaffResetMutation } from '@lykta/api';
import { Button, FormError, Link, LinkButton, Note, PasswordField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/use-failure-text.ts';

const SHORTEST = 8;

/** Chooses a password with the token of a link that came by e-mail. */
export function NewPassword({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [finish, { error, isLoading, isSuccess }] = useFinishStaffResetMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await finish({ token, password });
  };
  if (isSuccess) {
    return (
      <>
        <Note look="good">{t('password.new.done')}</Note>
        <LinkButton href="/sign-in">{t('password.to-sign-in')}</LinkButton>
      </>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t('sign-in.password')}
        help={t('password.new.help', { shortest: SHORTEST })}
        autoComplete="new-password"
        required
        value={password}
        onValue={setPassword}
        texts={{ show: t('sign-in.password.show'), hide: t('sign-in.password.hide') }}
      />
      {error && (
        <FormError>
          {failureText(error)} <Link href="/resetpwd">{t('password.new.again')}</Link>
        </FormError>
      )}
      <Button type="submit" busy={isLoading} disabled={password.length < SHORTEST}>
        {t('password.new.submit')}
      </Button>
    </form>
  );
}
