import { addDays, dayOf, DAYS_BACK } from '@lykta/domain';

/** Whether the mood of a day can still be chosen. */
export function canStillChoose(day: string, now: Date): boolean {
  const today = dayOf(now);
  return day <= today && day >= addDays(today, -DAYS_BACK);
}

/** The day from a path such as `/mood/good?day=2026-11-19`; any other value means today. */
export function wantedDay(param: string | null, now: Date): string {
  return param !== null && /^\d{4}-\d{2}-\d{2}$/.test(param) && canStillChoose(param, now)
    ? param
    : dayOf(now);
}

/** The time to save: now, or noon of an earlier day. */
export function instantOf(day: string, now: Date): string {
  return day === dayOf(now) ? now.toISOString() : `${day}T11:00:00.000Z`;
}
