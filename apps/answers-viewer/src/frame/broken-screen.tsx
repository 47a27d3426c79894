import { ErrorState } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';

interface Props {
  /** Renders the screen again. */
  onRetry: () => void;
}

/** Shown instead of a screen that broke, or whose code could not be loaded. */
export function BrokenScreen({ onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <main id="main">
      <ErrorState title={t('frame.failed.title')} retryLabel={t('frame.retry')} onRetry={onRetry}>
        {t('error.generic')}
      </ErrorState>
    </main>
  );
}
