import { EmptyState, LinkButton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';

interface Props {
  title: string;
  /** Where to answer; otherwise the next form that waits. */
  href?: string;
}

/** An empty side of the story, and the way to fill it. */
export function NothingTold({ title, href = paths.form }: Props) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton fit size="small" href={href}>
          {t('story.empty.answer')}
        </LinkButton>
      }
    >
      {t('story.empty.text')}
    </EmptyState>
  );
}
