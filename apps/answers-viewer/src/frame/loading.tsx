import { Skeleton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';

/** A loading placeholder, announced to screen readers. */
export function Loading({ lines = 6 }: { readonly lines?: number }) {
  const { t } = useTranslation();
  return <Skeleton label={t('frame.loading')} shape="rows" lines={lines} />;
}
