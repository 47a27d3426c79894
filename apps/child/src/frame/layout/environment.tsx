import { environmentOf } from '@lykta/api';
import { EnvironmentBanner } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';

interface Props {
  /** The page's host. */
  host: string;
}

/** Shows on test hosts that nothing here is real (docs/product.md §2, Environment banners). */
export function Environment({ host }: Props) {
  const { t } = useTranslation();
  const environment = environmentOf(host);
  if (environment === 'production') return null;
  return (
    <aside aria-label={t('frame.environment')}>
      <EnvironmentBanner kind={environment}>
        {environment === 'demo' ? t('frame.demo') : t('frame.dev')}
      </EnvironmentBanner>
    </aside>
  );
}
