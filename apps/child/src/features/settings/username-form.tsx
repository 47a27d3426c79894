import { accountApi, failureOf, useChangeUsernameMutation, type ApiFailure } from '@lykta/api';
import { Button, Card, useToast } from '@lykta/ui';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useConfirmFirst } from '../../frame/account/confirm-first.tsx';
import { UsernameFields } from '../../frame/account/username-fields.tsx';
import { useUsername } from '../../frame/account/username.ts';
import { useFailureText } from '../../frame/errors/failure-text.ts';
import type { AppDispatch } from '../../store.ts';
import styles from './settings.module.css';

/** Too many tries say how long to wait; a session that is over has a screen of its own. */
const elsewhere: readonly ApiFailure['code'][] = ['too-many-tries', 'not-signed-in', 'not-allowed', 'locked'];

/** Code first, status second: a refusal is about the name, unless it says that it is about something else (§8). */
function isAboutUsername({ status, code }: ApiFailure): boolean {
  return status >= 400 && status < 500 && !elsewhere.includes(code);
}

/** Another phone number or e-mail address (docs/product.md §4, Username change; §8). */
export function UsernameForm() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const toast = useToast();
  const input = useUsername();
  const dispatch = useDispatch<AppDispatch>();
  const confirmFirst = useConfirmFirst();
  const [change, { isLoading }] = useChangeUsernameMutation();

  const tell = (error?: unknown) => {
    if (error === undefined) {
      input.type('');
      // The new one is not shown to be the child's own yet.
      dispatch(accountApi.util.invalidateTags(['Session']));
      toast(t('settings.username.changed'));
      return;
    }
    toast(isAboutUsername(failureOf(error)) ? t('error.username-taken') : textOf(error), 'bad');
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (input.username === undefined) return;
    const { username } = input;
    await confirmFirst.run(() => change(username), tell);
  };

  return (
    <Card className={styles.group}>
      <h2>{t('settings.username')}</h2>
      <p>{t('settings.username.text')}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <UsernameFields input={input} />
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
