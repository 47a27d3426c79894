import { useTranslation } from 'react-i18next';
import { dayText, weekdayText } from './dates.ts';
import { useLanguage } from './language.ts';

/** Returns until when the child can begin, such as "Svara senast fredag 27 november". */
export function useLastDay(): (day: string) => string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (day) => {
    const noon = `${day}T12:00:00Z`;
    const weekday = weekdayText(noon, language);
    if (weekday === undefined) return t('invitations.last-day.today');
    return t('invitations.last-day', { day: `${weekday} ${dayText(noon, language)}` });
  };
}
