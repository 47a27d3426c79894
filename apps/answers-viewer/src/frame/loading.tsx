import { Skeleton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';

/** Something is on its way: a quiet shape, and a word for those who don't see it. */
export function Loading({ lines = 6 }: { readonly lines?: number }) {
  const { t } = useTranslation();
  return <Skeleton label={t('frame.loading')} shape="rows" lines={lines} />;
}
