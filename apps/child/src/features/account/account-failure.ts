import { failureOf, failureTextId, type ApiFailure } from '@lykta/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/errors/failure-text.ts';
import { isRefusedPassword } from './new-password.ts';

/** After more failed sign-ins than this, the message says where a new password comes from (docs/product.md §8). */
export const FAILURES_BEFORE_HINT = 2;

/** Which form failed; it decides what a refusal without a name of its own says. */
export type AccountForm = 'login' | 'create' | 'move' | 'reset';

interface AccountFailure {
  /** What stands above the button. */
  text: string | undefined;
  /** What stands beside the username: somebody has it already. */
  aboutUsername: string | undefined;
  /** What stands beside the new password: it is too easy to guess. */
  aboutPassword: string | undefined;
  show: (error: unknown) => void;
  clear: () => void;
}

/** Refusals that mean the same on every form; any other one is about what was typed (docs/product.md §8). */
function isAboutInput(failure: ApiFailure): boolean {
  return failureTextId(failure) === 'error.generic' || failure.code === 'invalid-input';
}

/** What a failed sign-in or a failed creation tells, code first and status second. */
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
    // The old login worked a moment ago: the browser did not keep its cookie.
    if (form === 'move' && failure.code === 'not-signed-in') return t('account.login.no-cookie');
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
