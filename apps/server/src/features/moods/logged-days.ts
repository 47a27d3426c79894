import { DAYS_BACK, addDays } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';

/** What a save needs to know of the other days. It is read with the session, before the day of the mood is known. */
export interface LoggedDays {
  /** The first of the days that a mood can still be logged for. */
  first: string;
  /** The days with a mood since then. */
  recent: string[];
  /** How many days in a row had one until the day before. */
  before: number;
}

/** Describes a child's logged days in one value. @param account the column that holds its id */
export function loggedDays(account: RawBuilder<string>, today: string): RawBuilder<LoggedDays> {
  const first = addDays(today, -DAYS_BACK);
  return sql<LoggedDays>`json_build_object(
    'first', ${first}::text,
    'recent', (
      select coalesce(json_agg(day), '[]'::json) from moods where moods.account_id = ${account} and day >= ${first}::date
    ),
    'before', (
      select count(*) from (
        select day, row_number() over (order by day desc)::int as place
        from moods where moods.account_id = ${account} and day < ${first}::date
      ) as numbered
      where day = ${first}::date - place
    ))`;
}

/**
 * Counts consecutive calendar days, ending today, or yesterday if today is not among them.
 * @param saved a day whose mood was stored since the others were read
 */
export function streakWith(saved: string, { first, recent, before }: LoggedDays, today: string): number {
  const logged = new Set([...recent, saved]);
  let day = logged.has(today) ? today : addDays(today, -1);
  let streak = 0;
  for (; day >= first && logged.has(day); day = addDays(day, -1)) streak += 1;
  return day < first ? streak + before : streak;
}
