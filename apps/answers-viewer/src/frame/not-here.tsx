import { EmptyState, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';

interface Props {
  href: string;
  /** Label of the link back. */
  back: string;
}

/** The requested item does not exist or belongs to somebody else; both look the same. */
export function NotHere({ href, back }: Props) {
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
