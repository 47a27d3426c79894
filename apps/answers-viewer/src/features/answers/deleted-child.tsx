import { useLanguage, useTranslation } from '@lykta/app-shell';
import { EmptyState, LinkButton } from '@lykta/ui';
import { childCode } from '../../frame/children/child-code.ts';
import { shortDay } from '../../frame/dates.ts';

interface Props {
  client: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Stands in the place of the answers of a child whose account is deleted. */
export function DeletedChild({ client, day }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = { code: childCode(client), day: shortDay(day, language, new Date()) };
  return (
    <EmptyState
      title={t('child.deleted.page', words)}
      action={
        <LinkButton href="/answers/children" fit size="compact">
          {t('answers.to-list')}
        </LinkButton>
      }
    >
      {t('child.deleted.text')}
    </EmptyState>
  );
}
