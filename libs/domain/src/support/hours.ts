import { TIME_ZONE } from '../time/calendar.ts';
import { languages, type Language } from '../text/language.ts';
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
const weekdays = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'];

interface LocalTime {
  weekday: Weekday;
  time: string;
  monthDay: string;
}

function localTime(now: Date): LocalTime {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: (weekdays.findIndex((name) => part.weekday?.startsWith(name)) + 1) as Weekday,
    time: `${part.hour}:${part.minute}`,
    monthDay: `${part.month}-${part.day}`,
  };
}

const dayBefore = (day: Weekday): Weekday => (day === 1 ? 7 : ((day - 1) as Weekday));

function covers({ days, open, close }: Slot, { weekday, time }: LocalTime): boolean {
  if (open < close) return days.includes(weekday) && time >= open && time < close;
  return (days.includes(weekday) && time >= open) || (days.includes(dayBefore(weekday)) && time < close);
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

const words = {
  sv: {
    always: 'dygnet runt',
    every: 'alla dagar',
    days: ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'],
  },
  en: {
    always: 'day and night',
    every: 'every day',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
} as const;

/** Writes days as people say them, consecutive days joined: "mån–tors, sön". */
function daysText(days: readonly Weekday[], language: Language): string {
  const { every, days: names } = words[language];
  if (days.length === 7) return every;
  const runs: Weekday[][] = [];
  for (const day of [...days].sort()) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: Weekday) => names[day - 1]!;
  return runs
    .map((run) => (run.length > 1 ? `${name(run[0]!)}–${name(run.at(-1)!)}` : name(run[0]!)))
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
  if (hours === 'always') return words[language].always;
  return hours
    .map(
      ({ days, open, close }) =>
        `${daysText(days, language)} ${timeText(open, language)}–${timeText(close, language)}`,
    )
    .join(', ');
}
