import { useTranslation } from '@lykta/app-shell';
import { dayText, weekdayText } from './dates.ts';

/** Returns until when the child can begin, such as "Svara senast fredag 27 november". */
export function useLastDay(): (day: string) => string {
  const { t } = useTranslation();
  return (day) => {
    const noon = `${day}T12:00:00Z`;
    const weekday = weekdayText(t, noon);
    if (weekday === undefined) return t('invitations.last-day.today');
    return t('invitations.last-day', { day: `${weekday} ${dayText(t, noon)}` });
  };
}
