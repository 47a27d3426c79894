import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { StaffInvitation } from '@lykta/domain';
import { Stack } from '@lykta/ui';
import { shortDay } from '../dates.ts';
import { childCode } from './child-code.ts';

interface Props {
  list: StaffInvitation['deletedChildren'];
  today?: Date;
}

/** The children whose account is deleted, by code and day; nothing when there are none. */
export function DeletedChildren({ list, today = new Date() }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (list.length === 0) return null;
  return (
    <Stack as="section" gap="tight">
      <h2>{t('child.deleted.title')}</h2>
      <p>{t('child.deleted.text')}</p>
      <ul>
        {list.map(({ client, day }) => (
          <li key={client}>
            {t('child.deleted.one', { code: childCode(client), day: shortDay(day, language, today) })}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
