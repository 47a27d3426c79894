import {
  DAYS_BACK,
  MINUTE_MS,
  addDays,
  dayOf,
  type MoodHistory,
  type MoodQuery,
  type PutMood,
} from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { fromHex, inHex, jsonList } from '../../database/json-list.ts';
import { invalidInput } from '../../problem.ts';
import { toTheDay } from '../../to-the-day.ts';
import { openMood, toStoredMood, type MoodContent } from '../../records/stored-mood.ts';
import { settleLedger } from '../../records/ledgers.ts';
import { encryptNew, encryptNext, type ChildKey } from '../../security/child-key.ts';
import { sealLedger } from '../../security/ledger.ts';

const AHEAD_MS = 5 * MINUTE_MS;

/**
 * Returns the calendar day of a mood, computed here from its timestamp (docs/product.md §3, Mood).
 * @throws {Problem} 400 if it is in the future or too far in the past
 */
export function moodDay(timestamp: string, now: Date): string {
  const at = new Date(timestamp);
  const day = dayOf(at);
  if (at.getTime() > now.getTime() + AHEAD_MS)
    throw invalidInput({ path: 'timestamp', message: 'in-the-future' });
  if (day < addDays(dayOf(now), -DAYS_BACK))
    throw invalidInput({ path: 'timestamp', message: 'too-long-ago' });
  return day;
}

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

/** Stores the mood of a day, replacing an earlier one of the same day. @returns the streak with it */
export async function saveMood(
  db: Db,
  key: ChildKey,
  day: string,
  mood: PutMood,
  now: Date,
): Promise<number> {
  const at = { day, today: dayOf(now), created: toTheDay(now) };
  for (;;) {
    const { added, changed, moved, streak } = await writeMood(db, key, at, mood);
    // No row added or changed: another request inserted it at this moment. The next iteration finds it.
    if (added === 0 && changed === 0) continue;
    if (added === 0) await settleLedger(db, key, moved > 0);
    return streak;
  }
}

/**
 * Inserts or updates the mood of a day in one statement; an update also notes the new version in the ledger. The
 * statement reads what was there before it, so that the streak takes this day from the call and not from the table.
 */
async function writeMood(
  db: Db,
  key: ChildKey,
  { day, today, created }: { day: string; today: string; created: Date },
  content: MoodContent,
): Promise<{ added: number; changed: number; moved: number; streak: number }> {
  const stored = toStoredMood(content);
  const place = { table: 'moods', row: day } as const;
  const first = encryptNew(key, place, stored);
  const changing = { ...key, ledger: { ...key.ledger, versions: new Map(key.ledger.versions) } };
  const next = encryptNext(changing, place, stored);
  const { ledger } = sealLedger(key.childId, key.key, changing.ledger);
  const days = sql`
    select day from moods where account_id = ${key.childId} and day <> ${day} union all select ${day}::date`;
  const { rows } = await sql<{ added: number; changed: number; moved: number; streak: number }>`
    with added as (
      insert into moods (account_id, day, sealed, created) values (${key.childId}, ${day}, ${first}, ${created})
      on conflict do nothing returning day
    ),
    moved as (
      update ledgers set ledger = ${ledger}, ledger_clock = ledger_clock + 1
      where account_id = ${key.childId} and ledger_clock = ${key.ledger.clock}
        and not exists (select from added)
      returning ledger_clock
    ),
    changed as (
      update moods set sealed = ${next}
      where account_id = ${key.childId} and day = ${day} and not exists (select from added)
      returning day
    )
    select (select count(*) from added) as added, (select count(*) from changed) as changed,
      (select count(*) from moved) as moved, ${streakOf(days, today)} as streak`.execute(db);
  const [written] = rows;
  if (!written) throw new Error('a select without rows');
  if (written.changed > 0) key.ledger = changing.ledger;
  return written;
}

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
