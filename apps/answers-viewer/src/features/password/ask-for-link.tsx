import { useStartStaffResetMutation } from '@lykta/api';
import { Button, FormError, Link, Note, TextField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** Sends a link for a new password; the reply never tells whether somebody has that address. */
export function AskForLink() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const [start, { error, isLoading, isSuccess }] = useStartStaffResetMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await start({ email: email.trim(), redirect: `${window.location.origin}/resetpwd` });
  };
  if (isSuccess) return <Note look="good">{t('password.ask.sent')}</Note>;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('sign-in.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onValue={setEmail}
      />
      {error && <FormError>{failureText(error)}</FormError>}
      <Button type="submit" busy={isLoading}>
        {t('password.ask.submit')}
      </Button>
      <Link href="/sign-in">{t('password.to-sign-in')}</Link>
    </form>
  );
}
