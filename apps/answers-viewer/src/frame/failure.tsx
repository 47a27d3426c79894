import { failureOf } from '@lykta/api';
import { ErrorState } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from './use-failure-text.ts';

interface Props {
  /** The `error` of an RTK Query hook. */
  error: unknown;
  onRetry?: () => unknown;
  /** Fills the page: then it contains the page's h1. */
  page?: boolean;
}

/** Says why a call failed, and offers one next step (docs/product.md §8). */
export function Failure({ error, onRetry, page = false }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { code } = failureOf(error);
  const state =
    code === 'not-found' ? (
      <ErrorState title={t('frame.not-found.title')} retryLabel={t('frame.to-start')} href="/">
        {t('error.not-found')}
      </ErrorState>
    ) : (
      <ErrorState
        title={t('frame.failed.title')}
        retryLabel={t('frame.retry')}
        onRetry={onRetry && (() => void onRetry())}
      >
        {failureText(error)}
      </ErrorState>
    );
  return page ? <main id="main">{state}</main> : state;
}
