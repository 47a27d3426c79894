import { EmptyState, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';

interface Props {
  title: string;
  /** Link to answer; by default the next pending form. */
  href?: string;
}

/** An empty story page, with a link to answer questions. */
export function EmptyStory({ title, href = paths.form }: Props) {
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
