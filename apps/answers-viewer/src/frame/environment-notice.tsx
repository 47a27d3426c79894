import { environmentOf } from '@lykta/api';
import { EnvironmentBanner } from '@lykta/ui';
import { useTranslation } from 'react-i18next';

/** Shows TESTMILJÖ or DEV above the page; nothing in production (docs/product.md §2, account screens). */
export function EnvironmentNotice({ host = window.location.hostname }: { readonly host?: string }) {
  const { t } = useTranslation();
  const environment = environmentOf(host);
  if (environment === 'production') return null;
  return (
    <aside aria-label={t('frame.environment')}>
      <EnvironmentBanner kind={environment}>
        {environment === 'demo' ? t('frame.environment.demo') : t('frame.environment.dev')}
      </EnvironmentBanner>
    </aside>
  );
}
