import { Disclosure, lazyScreen, Skeleton } from '@lykta/ui';
import { Suspense } from 'react';
import { useTranslation } from '@lykta/app-shell';

/** Loaded when needed: the directory is large, and few questions need it. */
const SupportList = lazyScreen(() => import('./support-list.tsx').then((module) => module.SupportList));

interface Props {
  ids: readonly string[];
  /** Shows the helpers without a press. */
  open: boolean;
}

/** Below a hard question: who can help, behind one press. */
export function SupportEntries({ ids, open }: Props) {
  const { t } = useTranslation();
  return (
    <Disclosure summary={t('questions.support')} open={open}>
      <Suspense fallback={<Skeleton label={t('frame.loading')} parts={['card']} />}>
        <SupportList ids={ids} />
      </Suspense>
    </Disclosure>
  );
}
