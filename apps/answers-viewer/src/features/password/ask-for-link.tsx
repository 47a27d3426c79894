import { useStartStaffResetMutation } from '@lykta/api';
import { Button, FormError, Link, Note, TextField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useBotCheck } from '../../frame/bot-check/use-bot-check.tsx';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** Requests a link for a new password. The reply never reveals whether the address has an account. */
export function AskForLink() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const [start, { isLoading, isSuccess }] = useStartStaffResetMutation();
  const [error, setError] = useState<unknown>();
  const botCheck = useBotCheck('staff-resetpwd');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = { email: email.trim(), redirect: `${window.location.origin}/resetpwd` };
    setError(undefined);
    await botCheck.call((altcha) => start({ ...asked, altcha }).unwrap()).catch(setError);
  };
  if (isSuccess) return <Note look="good">{t('password.ask.sent')}</Note>;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate={botCheck.isAsked}>
      <TextField
        label={t('sign-in.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onValue={setEmail}
      />
      {botCheck.field}
      {error !== undefined && <FormError>{failureText(error)}</FormError>}
      <Button type="submit" busy={isLoading}>
        {t('password.ask.submit')}
      </Button>
      <Link href="/sign-in">{t('password.to-sign-in')}</Link>
    </form>
  );
}
