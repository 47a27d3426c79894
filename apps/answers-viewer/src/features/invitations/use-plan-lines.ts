import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { StaffRequest } from '@lykta/domain';
import { shortDay } from '../../frame/dates.ts';

/** Returns a request's last day, reminder and rounds in words, one line each; empty when there is none of them. */
export function usePlanLines(): (request: StaffRequest, today: Date) => string[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ lastDay, remindOn, repeat, round, withdrawn }, today) => {
    if (withdrawn) return [];
    const dayIn = (day: string) => shortDay(day, language, today);
    return [
      ...(lastDay === undefined ? [] : [t('asking.line.last-day', { day: dayIn(lastDay) })]),
      ...(remindOn === undefined ? [] : [t('asking.line.reminds', { day: dayIn(remindOn) })]),
      ...(repeat
        ? [
            t('asking.line.repeats', { count: repeat.weeks, until: dayIn(repeat.until) }),
            repeat.next === undefined
              ? t('asking.line.no-more')
              : t('asking.line.next', { day: dayIn(repeat.next) }),
          ]
        : []),
      ...(round === undefined ? [] : [t('asking.line.round')]),
    ];
  };
}
