import { failureOf, failureTextId, type ApiFailure } from '@lykta/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/errors/failure-text.ts';

/** Which form failed; it decides what a refusal without a name of its own says. */
export type AccountForm = 'login' | 'create' | 'reset';

interface AccountFailure {
  text: string | undefined;
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
    reset: t('error.generic'),
  };
  const say = ({ failure, isApi }: { failure: ApiFailure; isApi: boolean }) => {
    if (!isApi) return t('error.bot-check');
    if (!isAboutInput(failure)) return textOf(failure);
    return aboutInput[form];
  };
  return {
    text: error && say(error),
    show: (thrown) => {
      const isApi = !(thrown instanceof Error);
      setError({ failure: failureOf(thrown), isApi });
    },
    clear: () => setError(undefined),
  };
}
