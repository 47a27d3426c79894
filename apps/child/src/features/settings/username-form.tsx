import { useFailureText, useTranslation } from '@lykta/app-shell';
import { accountApi, failureOf, useChangeUsernameMutation, type ApiFailure } from '@lykta/api';
import { Button, Card, useToast } from '@lykta/ui';
import { useState, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useConfirmFirst } from '../../frame/account/confirm-first.tsx';
import { UsernameFields } from '../../frame/account/username-fields.tsx';
import { useUsername } from '../../frame/account/username.ts';
import type { AppDispatch } from '../../store.ts';
import styles from './settings.module.css';

/**
 * Errors that are not about the username: too many tries says how long to wait, an ended session has its own screen.
 */
const elsewhere: readonly ApiFailure['code'][] = ['too-many-tries', 'not-signed-in', 'not-allowed', 'locked'];

/** Whether a failure is about the username: by code first, then by status (docs/product.md §8). */
function isAboutUsername({ status, code }: ApiFailure): boolean {
  return status >= 400 && status < 500 && !elsewhere.includes(code);
}

/** Changes the phone number or e-mail address (docs/product.md §4, Username change; §8). */
export function UsernameForm() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const toast = useToast();
  // The toast goes; why the username was refused stays at its field.
  const [refused, setRefused] = useState<string>();
  const input = useUsername(() => setRefused(undefined));
  const dispatch = useDispatch<AppDispatch>();
  const confirmFirst = useConfirmFirst();
  const [change, { isLoading }] = useChangeUsernameMutation();

  const showResult = (error?: unknown) => {
    if (error === undefined) {
      input.type('');
      // The new username is not verified yet.
      dispatch(accountApi.util.invalidateTags(['Session']));
      toast(t('settings.username.changed'));
      return;
    }
    const taken = isAboutUsername(failureOf(error)) ? t('error.username-taken') : undefined;
    setRefused(taken);
    toast(taken ?? textOf(error), 'bad');
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (input.username === undefined) return;
    const { username } = input;
    await confirmFirst.run(() => change(username), showResult);
  };

  return (
    <Card className={styles.group}>
      <h2>{t('settings.username')}</h2>
      <p>{t('settings.username.text')}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <UsernameFields input={input} refused={refused} />
        <Button
          type="submit"
          look="secondary"
          busy={isLoading}
          disabled={input.username === undefined}
          reason={t('settings.username.reason')}
        >
          {t('settings.username.submit')}
        </Button>
      </form>
      {confirmFirst.dialog}
    </Card>
  );
}
