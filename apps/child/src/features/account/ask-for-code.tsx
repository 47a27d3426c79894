import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useStartVerificationMutation } from '@lykta/api';
import { Button, FormError } from '@lykta/ui';
import type { SubmitEvent } from 'react';
import { UsernameFields } from '../../frame/account/username-fields.tsx';
import type { UsernameInput } from '../../frame/account/username.ts';
import styles from './account.module.css';

interface Props {
  name: UsernameInput;
  onSent: () => void;
}

/**
 * Asks for the account's number or address and sends a code to it. It must be typed again, because the server keeps
 * it only in an unreadable form.
 */
export function AskForCode({ name, onSent }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [start, { isLoading, error }] = useStartVerificationMutation();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.username === undefined) return;
    const sent = await start({ username: name.username });
    if (!sent.error) onSent();
  };
  const isForeign = error !== undefined && failureOf(error).code === 'not-own-username';
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <UsernameFields input={name} refused={isForeign ? textOf(error) : undefined} />
      <FormError>{error && !isForeign && textOf(error)}</FormError>
      <Button
        type="submit"
        busy={isLoading}
        disabled={name.username === undefined}
        reason={t('account.verify.reason')}
      >
        {t('account.verify.send')}
      </Button>
    </form>
  );
}
