import { EmptyState, LinkButton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';

type NotHereProps = {
  readonly href: string;
  /** The words of the way back. */
  readonly back: string;
};

/** What was asked for does not exist, or belongs to somebody else: the two look the same. */
export function NotHere({ href, back }: NotHereProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('frame.not-found.title')}
      action={
        <LinkButton href={href} fit size="compact">
          {back}
        </LinkButton>
      }
    >
      {t('error.not-found')}
    </EmptyState>
  );
}
