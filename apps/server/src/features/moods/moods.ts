import { addDays, dayOf, type MoodEntry, type MoodHistory, type PutMood } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { invalidInput } from '../../http/problem.ts';
import { decryptFrom, encryptFor, type ChildKey } from '../../security/child-key.ts';

const AHEAD_MS = 5 * 60_000;
/** How many days back a mood may still be logged: yesterday and the day before. */
const DAYS_BACK = 2;

/** What is encrypted of a day. */
type MoodContent = Pick<MoodEntry, 'level0' | 'level1' | 'timestamp'>;

/**
 * The day of a mood, decided here from its timestamp (docs/product.md §3, Mood).
 * @throws {Problem} 400 when it lies ahead, or too far back
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

/** Stores the mood of a day; the same day again replaces it. */
export async function saveMood(db: Db, key: ChildKey, day: string, mood: PutMood, now: Date): Promise<void> {
  const { level0, level1, timestamp } = mood;
  const content: MoodContent = { level0, timestamp, ...(level1 ? { level1 } : {}) };
  const sealed = encryptFor(key, 'moods', day, content);
  await db
    .insertInto('moods')
    .values({ account_id: key.childId, day, sealed, created: now, updated: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doUpdateSet({ sealed, updated: now }))
    .execute();
}

/** The mood of one day. */
export async function readMood(db: Db, key: ChildKey, day: string): Promise<MoodContent | undefined> {
  const row = await db
    .selectFrom('moods')
    .select('sealed')
    .where('account_id', '=', key.childId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row && decryptFrom<MoodContent>(key, 'moods', day, row.sealed);
}

/** All moods by day, or those of the days from `from` to `to`, both included. */
export async function readMoods(
  db: Db,
  key: ChildKey,
  { from, to }: { from?: string; to?: string } = {},
): Promise<MoodHistory> {
  let query = db
    .selectFrom('moods')
    .select(['day', 'sealed', 'created'])
    .where('account_id', '=', key.childId)
    .orderBy('day');
  if (from) query = query.where('day', '>=', from);
  if (to) query = query.where('day', '<=', to);
  const rows = await query.execute();
  return Object.fromEntries(
    rows.map(({ day, sealed, created }) => [
      day,
      { ...decryptFrom<MoodContent>(key, 'moods', day, sealed), created: created.toISOString() },
    ]),
  );
}

/**
 * Days in a row with a mood, ending today, or yesterday while today is not logged.
 * Days are counted as dates, so that a change of the clocks neither breaks nor stretches a streak.
 */
export async function currentStreak(db: Db, childId: string, today: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with numbered as (
      select day, row_number() over (order by day desc)::int as place
      from moods where account_id = ${childId} and day <= ${today}::date
    ),
    last as (select max(day) as day from numbered)
    select count(*) as n from numbered, last
    where last.day >= ${today}::date - 1 and numbered.day = last.day - (place - 1)`.execute(db);
  return rows[0]?.n ?? 0;
}
