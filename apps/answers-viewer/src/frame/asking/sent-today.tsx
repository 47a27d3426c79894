import { useLanguage, useTranslation } from '@lykta/app-shell';
import { clockTime, dayOf, type StaffForm, type StaffInvitation } from '@lykta/domain';
import { Note } from '@lykta/ui';
import { dayOfTime } from '../dates.ts';
import { formNames } from './form-names.ts';

interface Props {
  invitation: StaffInvitation;
  forms: StaffForm[];
  /** The reference time; default now. */
  now?: Date;
}

/** What was sent today already, by whom and to how many, so that two colleagues do not ask the same. */
export function SentToday({ invitation, forms, now = new Date() }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = invitation.requests.filter(
    ({ created, withdrawn }) => !withdrawn && dayOfTime(created) === dayOf(now),
  );
  if (today.length === 0) return null;
  return (
    <Note>
      {today.map(({ id, created, forms: refs, clients, sentBy }) => (
        <p key={id}>
          {t(sentBy === undefined ? 'asking.today' : 'asking.today.by', {
            name: sentBy ?? '',
            time: clockTime(created, language),
            forms: formNames(refs, forms).join(', '),
            whom: clients ? t('asking.some', { count: clients.length }) : t('asking.all'),
          })}
        </p>
      ))}
    </Note>
  );
}
