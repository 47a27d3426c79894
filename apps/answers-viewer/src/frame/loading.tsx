import { Skeleton, type SkeletonPart } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';

const list: readonly SkeletonPart[] = ['table'];

/** A loading placeholder in the shape of what comes, announced to screen readers. Default: a list. */
export function Loading({ parts = list }: { readonly parts?: readonly SkeletonPart[] }) {
  const { t } = useTranslation();
  return <Skeleton label={t('frame.loading')} parts={parts} />;
}
