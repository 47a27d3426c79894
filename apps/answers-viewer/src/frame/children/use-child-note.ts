import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { StaffClient } from '@lykta/domain';
import { nearDay, shortDay } from '../dates.ts';
import { latestSentDay } from './child-state.ts';

/** Returns a short line about a child: when it last answered, that it has not, that it has left, or that its case has ended. */
export function useChildNote(): (child: StaffClient, today: Date) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (child, today) => {
    if (child.left) return t('child.left');
    if (child.ended !== undefined) return t('case.ended', { day: shortDay(child.ended, language, today) });
    const day = latestSentDay(child);
    if (!day) return t('child.no-answer');
    const near = nearDay(day, today);
    if (near) return near === 'today' ? t('child.answered.today') : t('child.answered.yesterday');
    return t('child.answered.day', { day: shortDay(day, language, today) });
  };
}
