import { addDays, dayOf, DAYS_BACK, type MoodHistory, type MoodQuery, type PutMood } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { invalidInput } from '../../problem.ts';
import { toTheDay } from '../../to-the-day.ts';
import { openMood, toStoredMood, type MoodContent } from '../../records/stored-mood.ts';
import { settleLedger } from '../../records/ledgers.ts';
import { encryptNew, encryptNext, type ChildKey } from '../../security/child-key.ts';
import { sealLedger } from '../../security/ledger.ts';

const AHEAD_MS = 5 * 60_000;

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

/** Stores the mood of a day, replacing an earlier one of the same day. */
export async function saveMood(db: Db, key: ChildKey, day: string, mood: PutMood, now: Date): Promise<void> {
  for (;;) {
    const { added, changed, moved } = await writeMood(db, key, { day, created: toTheDay(now) }, mood);
    if (added > 0) return;
    // No row changed: another request inserted it at this moment. The next iteration finds it.
    if (changed > 0) return settleLedger(db, key, moved > 0);
  }
}

/** Inserts or updates the mood of a day in one statement; an update also notes the new version in the ledger. */
async function writeMood(
  db: Db,
  key: ChildKey,
  { day, created }: { day: string; created: Date },
  content: MoodContent,
): Promise<{ added: number; changed: number; moved: number }> {
  const stored = toStoredMood(content);
  const place = { table: 'moods', row: day } as const;
  const first = encryptNew(key, place, stored);
  const changing = { ...key, ledger: { ...key.ledger, versions: new Map(key.ledger.versions) } };
  const next = encryptNext(changing, place, stored);
  const { ledger } = sealLedger(key.childId, key.key, changing.ledger);
  const { rows } = await sql<{ added: number; changed: number; moved: number }>`
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
      (select count(*) from moved) as moved`.execute(db);
  const [written] = rows;
  if (!written) throw new Error('a select without rows');
  if (written.changed > 0) key.ledger = changing.ledger;
  return written;
}

/** Reads the mood of one day. */
export async function readMood(db: Db, key: ChildKey, day: string): Promise<MoodContent | undefined> {
  const row = await db
    .selectFrom('moods')
    .select('sealed')
    .where('account_id', '=', key.childId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row && openMood(key, day, row.sealed);
}

/** Reads the moods by day: all, or those from `from` to `to`, both included, or only the first of them. */
export async function readMoods(
  db: Db,
  key: ChildKey,
  { from, to, only }: Omit<MoodQuery, 'date'> = {},
): Promise<MoodHistory> {
  let query = db
    .selectFrom('moods')
    .select(['day', 'sealed', 'created'])
    .where('account_id', '=', key.childId)
    .orderBy('day');
  if (from) query = query.where('day', '>=', from);
  if (to) query = query.where('day', '<=', to);
  if (only) query = query.limit(1);
  const rows = await query.execute();
  return Object.fromEntries(
    rows.map(({ day, sealed, created }) => [
      day,
      {
        ...openMood(key, day, sealed),
        created: created.toISOString(),
      },
    ]),
  );
}

/**
 * Counts consecutive days with a mood, ending today, or yesterday if today has none yet. Counts calendar dates, so that
 * daylight saving time does not break or extend a streak.
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
