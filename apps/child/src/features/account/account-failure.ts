import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, failureTextId, type ApiFailure } from '@lykta/api';
import { useState } from 'react';
import { isRefusedPassword } from './new-password.ts';

/** After more failed sign-ins than this the message explains how to get a new password (docs/product.md §8). */
export const FAILURES_BEFORE_HINT = 2;

/** The form that failed; decides the text for a refusal without a code of its own. */
export type AccountForm = 'login' | 'create' | 'move' | 'reset';

interface AccountFailure {
  /** Message above the button. */
  text: string | undefined;
  /** Message at the username: already taken. */
  aboutUsername: string | undefined;
  /** Message at the new password: too easy to guess. */
  aboutPassword: string | undefined;
  show: (error: unknown) => void;
  clear: () => void;
}

/** True for refusals about the input. The others mean the same on every form (docs/product.md §8). */
function isAboutInput(failure: ApiFailure): boolean {
  return failureTextId(failure) === 'error.generic' || failure.code === 'invalid-input';
}

/** Returns the messages for a failed form: by error code first, then by status. */
export function useAccountFailure(form: AccountForm): AccountFailure {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [error, setError] = useState<{ failure: ApiFailure; isApi: boolean }>();
  const aboutInput = {
    login: t('error.credentials'),
    create: t('account.create.failed'),
    move: t('account.create.failed'),
    reset: t('error.generic'),
  };
  const say = ({ failure, isApi }: { failure: ApiFailure; isApi: boolean }) => {
    if (!isApi) return t('error.bot-check');
    // The old login has just worked, so the browser did not store its cookie.
    if (form === 'move' && failure.code === 'not-signed-in') return t('account.login.no-cookie');
    // The code here belongs to an account that a worker has made, not to an invitation.
    if (form === 'create' && failure.code === 'code-not-found') return t('account.own-code.wrong');
    if (!isAboutInput(failure)) return textOf(failure);
    return aboutInput[form];
  };
  const isUsername = error?.failure.code === 'username-taken';
  const isPassword = error !== undefined && isRefusedPassword(error.failure);
  const said = error && say(error);
  return {
    text: isUsername || isPassword ? undefined : said,
    aboutUsername: isUsername ? said : undefined,
    aboutPassword: isPassword ? said : undefined,
    show: (thrown) => {
      const isApi = !(thrown instanceof Error);
      setError({ failure: failureOf(thrown), isApi });
    },
    clear: () => setError(undefined),
  };
}
