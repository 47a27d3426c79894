import { failureOf } from '@lykta/api';
import { ErrorState } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { useFailureText } from './failure-text.ts';

interface Props {
  /** What is missing, in words; otherwise a general headline. */
  title?: string;
  /** What was thrown or returned by a call; without one the generic text stands. */
  error?: unknown;
  /** Tries again on the spot; without it the button leads to `to`. */
  onRetry?: () => void;
  /** Where the way out leads: / or /home. */
  to?: string;
}

/** A whole screen that could not be shown, with a way on (docs/product.md §8, Generic and network). */
export function ErrorScreen({ title, error, onRetry, to = paths.home }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const offline = error !== undefined && failureOf(error).code === 'offline';
  return (
    <Screen
      title={offline ? t('frame.offline.title') : (title ?? t('frame.error.title'))}
      header={<ScreenHeader lead="home" to={to} />}
    >
      <ErrorState
        title={error === undefined ? t('error.generic') : textOf(error)}
        retryLabel={onRetry ? t('frame.retry') : t('frame.to-home')}
        onRetry={onRetry}
        href={onRetry ? undefined : to}
      />
    </Screen>
  );
}
