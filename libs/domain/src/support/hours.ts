import { TIME_ZONE } from '../time/calendar.ts';
import { languages, type Language } from '../text/language.ts';
import { localText } from '../text/local-text.ts';
import type { LocalText } from '../text/schema.ts';
import { present } from '../value/present.ts';
import type { Channel, Hours, Slot, Weekday } from './entry.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  weekday: 'short',
});
const week: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const dayBefore: Record<Weekday, Weekday> = { 1: 7, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6 };
const swedishDays: Record<Weekday, string> = {
  1: 'mån',
  2: 'tis',
  3: 'ons',
  4: 'tors',
  5: 'fre',
  6: 'lör',
  7: 'sön',
};

interface LocalTime {
  weekday: Weekday;
  time: string;
  monthDay: string;
}

function localTime(now: Date): LocalTime {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: present(
      week.find((day) => part.weekday?.startsWith(swedishDays[day])),
      'the weekday',
    ),
    time: `${part.hour}:${part.minute}`,
    monthDay: `${part.month}-${part.day}`,
  };
}

function covers({ days, open, close }: Slot, { weekday, time }: LocalTime): boolean {
  if (open < close) return days.includes(weekday) && time >= open && time < close;
  return (days.includes(weekday) && time >= open) || (days.includes(dayBefore[weekday]) && time < close);
}

/** Returns the hours for a day: those of the season, otherwise the usual ones; undefined if unknown. */
export function hoursOn({ hours, season }: Channel, now: Date): Hours | undefined {
  const { monthDay } = localTime(now);
  const isSeason = season && monthDay >= season.from && monthDay <= season.to;
  return isSeason ? season.hours : hours;
}

/** Whether the organisation answers right now; undefined if the hours are unknown. */
export function isOpen(channel: Channel, now: Date): boolean | undefined {
  const hours = hoursOn(channel, now);
  if (hours === undefined) return undefined;
  if (hours === 'always') return true;
  const local = localTime(now);
  return hours.some((slot) => covers(slot, local));
}

const always: LocalText = { sv: 'dygnet runt', en: 'day and night' };
const everyDay: LocalText = { sv: 'alla dagar', en: 'every day' };
const dayNames: Record<Weekday, LocalText> = {
  1: { sv: swedishDays[1], en: 'Mon' },
  2: { sv: swedishDays[2], en: 'Tue' },
  3: { sv: swedishDays[3], en: 'Wed' },
  4: { sv: swedishDays[4], en: 'Thu' },
  5: { sv: swedishDays[5], en: 'Fri' },
  6: { sv: swedishDays[6], en: 'Sat' },
  7: { sv: swedishDays[7], en: 'Sun' },
};

/** Writes days as people say them, consecutive days joined: "mån–tors, sön". */
function daysText(days: readonly Weekday[], language: Language): string {
  const nameOf = (day: Weekday) => localText(dayNames[day], language);
  if (days.length === 7) return localText(everyDay, language);
  const runs: { first: Weekday; last: Weekday }[] = [];
  for (const day of [...days].sort()) {
    const run = runs.at(-1);
    if (run?.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs
    .map(({ first, last }) => (first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`))
    .join(', ');
}

/** Writes `18:00` as 18, `08:30` as 8.30 (in English 8:30). */
function timeText(time: string, language: Language): string {
  const [hours, minutes] = time.split(':');
  const hour = String(Number(hours));
  return minutes === '00' ? hour : `${hour}${languages[language].clock}${minutes}`;
}

/** Writes opening hours, such as "mån–fre 18–21, lör–sön 14–17". */
export function hoursText(hours: Hours, language: Language): string {
  if (hours === 'always') return localText(always, language);
  return hours
    .map(
      ({ days, open, close }) =>
        `${daysText(days, language)} ${timeText(open, language)}–${timeText(close, language)}`,
    )
    .join(', ');
}
