import { addDays, dayAndMonth, dayOf, formatDay, formatInstant } from '@lykta/domain';

/** `2026-11-19` → "19 november 2026". */
export function longDay(day: string, language: string): string {
  return formatDay(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `2026-11-19` → "19 nov", with the year when it differs from today's. */
export function shortDay(day: string, language: string, today: Date): string {
  return dayAndMonth(day, language, dayOf(today));
}

/** The Stockholm day of an ISO time, as `YYYY-MM-DD`. */
export function dayOfTime(time: string): string {
  return dayOf(new Date(time));
}

/** Whether a day is today or yesterday, for texts such as "Svarade idag"; undefined for other days. */
export function nearDay(day: string, today: Date): 'today' | 'yesterday' | undefined {
  const now = dayOf(today);
  if (day === now) return 'today';
  return day === addDays(now, -1) ? 'yesterday' : undefined;
}

/** An ISO time → "19 nov 2026 14:20", in Stockholm. */
export function timeOfDay(time: string, language: string): string {
  return formatInstant(time, language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
