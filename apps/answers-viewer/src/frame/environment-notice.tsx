import { environmentOf } from '@lykta/api';
import { EnvironmentBanner } from '@lykta/ui';
import { use } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Host } from './host.ts';

/** Shows TESTMILJÖ or DEV above the page; nothing in production (docs/product.md §2, account screens). */
export function EnvironmentNotice() {
  const { t } = useTranslation();
  const host = use(Host);
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
