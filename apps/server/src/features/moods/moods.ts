import type { MoodHistory, MoodQuery } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';
import { fromHex, inHex, jsonList } from '../../database/json-list.ts';
import { openMood, type MoodContent } from '../../records/stored-mood.ts';
import type { ChildKey } from '../../security/child-key.ts';

/**
 * Counts consecutive calendar days, ending today, or yesterday if today is not among them: daylight saving time neither
 * breaks nor extends a streak.
 * @param days SQL: the days with a mood, each once
 */
const streakOf = (days: RawBuilder<unknown>, today: string) => sql<number>`(
  with numbered as (
    select day, row_number() over (order by day desc)::int as place
    from (${days}) as days where day <= ${today}::date
  ),
  last as (select max(day) as day from numbered)
  select count(*) from numbered, last
  where last.day >= ${today}::date - 1 and numbered.day = last.day - (place - 1))`;

/** Moods as one statement reads them: those of a period, or that of one day with the streak of today. */
interface StoredMoods {
  days?: { day: string; sealed: string; created: string }[];
  one?: { sealed: string | null; streak: number };
}

/** Describes the moods that a call asks for, in one value. @param account the id, or the column that holds it */
export const storedMoods = (
  account: string | RawBuilder<unknown>,
  { date, from, to, only }: MoodQuery,
  today: string,
): RawBuilder<StoredMoods> =>
  date === undefined
    ? sql<StoredMoods>`json_build_object('days', ${jsonList(sql`
        select day, ${inHex('sealed')} as sealed, created from moods
        where moods.account_id = ${account}
          and day between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date
        order by day limit ${only ? 1 : null}`)})`
    : sql<StoredMoods>`json_build_object('one', json_build_object(
        'sealed', (select ${inHex('sealed')} from moods where moods.account_id = ${account} and day = ${date}::date),
        'streak', ${streakOf(sql`select day from moods where moods.account_id = ${account}`, today)}))`;

/** The mood of one day, and the streak of today. */
export function openDay(
  key: ChildKey,
  day: string,
  { sealed, streak }: NonNullable<StoredMoods['one']>,
): { mood: MoodContent | undefined; streak: number } {
  return { mood: sealed === null ? undefined : openMood(key, day, fromHex(sealed)), streak };
}

/** The moods of a period by day. */
export const openDays = (key: ChildKey, days: NonNullable<StoredMoods['days']>): MoodHistory =>
  Object.fromEntries(
    days.map(({ day, sealed, created }) => [
      day,
      { ...openMood(key, day, fromHex(sealed)), created: new Date(created).toISOString() },
    ]),
  );
