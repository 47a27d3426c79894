import { PageHeader } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { LeaveFast } from './leave-fast.tsx';

interface Props {
  /** The first thing in the bar: an arrow, the house of the question pages, or the lantern. */
  lead?: 'back' | 'home' | 'brand';
  /** Where the first thing leads. */
  to?: string;
  /** An arrow that does something instead of leading somewhere. */
  onBack?: () => void;
  /** False on the support page itself. */
  support?: boolean;
}

/** The bar of every screen but the signed-out start: way back, support, quick exit (docs/product.md §2). */
export function ScreenHeader({ lead = 'back', to = paths.home, onBack, support = true }: Props) {
  const { t } = useTranslation();
  const labels = { back: t('frame.back'), home: t('frame.home'), brand: t('frame.brand') };
  return (
    <PageHeader
      lead={
        onBack
          ? { kind: 'back', label: labels.back, onClick: onBack }
          : { kind: lead, label: labels[lead], href: to }
      }
      support={support ? { href: paths.support, label: t('frame.support') } : undefined}
      exit={<LeaveFast />}
    />
  );
}
