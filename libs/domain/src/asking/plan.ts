import { addDays, daysBetween } from '../time/calendar.ts';
import { PLAN_LIMITS } from './limits.ts';
import type { AskingPlan, Repeat } from './schema.ts';

/**
 * The last day of a request. One that repeats without a last day ends the day before its next round, so that a child
 * never has two rounds of the same questions to begin.
 */
export function lastDayOf({ lastDay, repeat }: AskingPlan, today: string): string | undefined {
  return lastDay ?? (repeat && addDays(today, 7 * repeat.weeks - 1));
}

/** What is wrong with a plan, and where. */
export interface PlanFault {
  path: 'lastDay' | 'remindAfter' | 'repeat.until';
  message: 'in-the-past' | 'too-far' | 'after-last-day' | 'after-next-round' | 'no-round';
}

/** What is wrong with a last day; undefined if it is today or later, and not too far ahead. */
export function lastDayFault(lastDay: string, today: string): 'in-the-past' | 'too-far' | undefined {
  if (lastDay < today) return 'in-the-past';
  return lastDay > addDays(today, PLAN_LIMITS.daysAhead) ? 'too-far' : undefined;
}

/** Finds everything that makes no sense in a plan that begins today. */
export function planFaults(plan: AskingPlan, today: string): PlanFault[] {
  const { lastDay, remindAfter: after, repeat } = plan;
  const faults: PlanFault[] = [];
  const last = lastDayOf(plan, today);
  const end = last === undefined ? undefined : lastDayFault(last, today);
  if (end) faults.push({ path: 'lastDay', message: end });
  else if (last !== undefined && after !== undefined && addDays(today, after) > last) {
    faults.push({ path: 'remindAfter', message: 'after-last-day' });
  }
  if (!repeat) return faults;
  const next = addDays(today, 7 * repeat.weeks);
  if (repeat.until > addDays(today, PLAN_LIMITS.daysAhead)) {
    faults.push({ path: 'repeat.until', message: 'too-far' });
  } else if (repeat.until < next) {
    faults.push({ path: 'repeat.until', message: 'no-round' });
  }
  if (lastDay !== undefined && lastDay >= next) faults.push({ path: 'lastDay', message: 'after-next-round' });
  return faults;
}

/**
 * Returns the day of the next round after a day; null if none follows. Days are counted from the first round, so that a
 * late round moves no other.
 */
export function nextRound(first: string, { weeks: every, until }: Repeat, after: string): string | null {
  const days = 7 * every;
  const passed = Math.max(0, Math.floor(daysBetween(first, after) / days));
  const next = addDays(first, (passed + 1) * days);
  return next > until ? null : next;
}

/** The days of all rounds, the first one included. */
export function roundDays(first: string, repeat: Repeat): string[] {
  const days = [first];
  for (let next = nextRound(first, repeat, first); next; next = nextRound(first, repeat, next))
    days.push(next);
  return days;
}
