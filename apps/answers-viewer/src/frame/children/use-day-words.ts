import { useLanguage, useTranslation } from '@lykta/app-shell';
import { addDays, dayOf, formatDay } from '@lykta/domain';
import { nearDay, shortDay } from '../dates.ts';

const WEEK = 7;

/** Returns a day as a person says it: "i dag", "i går", "i fredags", and then the date. */
export function useDayWords(): (day: string, today: Date) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (day, today) => {
    const near = nearDay(day, today);
    if (near) return t(`child.day.${near}`);
    const now = dayOf(today);
    if (day < now && day > addDays(now, -WEEK))
      return t('child.day.weekday', { weekday: formatDay(day, language, { weekday: 'long' }) });
    return shortDay(day, language, today);
  };
}
