import { PageHeader } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../paths.ts';
import { LeaveFast } from './leave-fast.tsx';

interface Props {
  /** First item of the header: back arrow, home (question pages) or the logo. */
  lead?: 'back' | 'home' | 'brand';
  /** Target of the first item. */
  to?: string;
  /** Makes the first item a button with this action instead of a link. */
  onBack?: () => void;
  /** What that action does, where it does not lead one step back. */
  backLabel?: string;
  /** False on the support page itself. */
  support?: boolean;
}

/** The header of every screen except the signed-out start page: back, support, quick exit (docs/product.md §2). */
export function ScreenHeader({ lead = 'back', to = paths.home, onBack, backLabel, support = true }: Props) {
  const { t } = useTranslation();
  const labels = { back: t('frame.back'), home: t('frame.home'), brand: t('frame.brand') };
  return (
    <PageHeader
      lead={
        onBack
          ? { kind: 'back', label: backLabel ?? labels.back, onClick: onBack }
          : { kind: lead, label: labels[lead], href: to }
      }
      support={support ? { href: paths.support, label: t('frame.support') } : undefined}
      exit={<LeaveFast />}
    />
  );
}
