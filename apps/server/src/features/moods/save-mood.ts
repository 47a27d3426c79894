import { DAYS_BACK, MINUTE_MS, addDays, dayOf, type PutMood } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { invalidInput } from '../../problem.ts';
import { toTheDay } from '../../to-the-day.ts';
import { settleLedger } from '../../records/ledgers.ts';
import { toStoredMood, type MoodContent } from '../../records/stored-mood.ts';
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
 * Stores the mood of a day, replacing an earlier one of the same day.
 * @param isThere whether the day had a mood when the call came; what is true then may not be true any more
 */
export async function saveMood(
  db: Db,
  key: ChildKey,
  day: string,
  mood: PutMood,
  { now, isThere }: { now: Date; isThere: boolean },
): Promise<void> {
  // Another request of the child can be faster: then nothing was written, and the other way is the right one.
  for (let replacing = isThere; ; replacing = !replacing)
    if (await (replacing ? replaceMood(db, key, day, mood) : addMood(db, key, day, mood, now))) return;
}

/** @returns false if the day has a mood already */
async function addMood(
  db: Db,
  key: ChildKey,
  day: string,
  content: MoodContent,
  now: Date,
): Promise<boolean> {
  const sealed = encryptNew(key, { table: 'moods', row: day }, toStoredMood(content));
  const { rows } = await sql`
    insert into moods (account_id, day, sealed, created) values (${key.childId}, ${day}, ${sealed}, ${toTheDay(now)})
    on conflict do nothing returning day`.execute(db);
  return rows.length > 0;
}

/** Updates the mood of a day, and notes the new version in the ledger. @returns false if the day has none */
async function replaceMood(db: Db, key: ChildKey, day: string, content: MoodContent): Promise<boolean> {
  const changing = { ...key, ledger: { ...key.ledger, versions: new Map(key.ledger.versions) } };
  const sealed = encryptNext(changing, { table: 'moods', row: day }, toStoredMood(content));
  const { ledger } = sealLedger(key.childId, key.key, changing.ledger);
  const { rows } = await sql<{ moved: number }>`
    with changed as (
      update moods set sealed = ${sealed} where account_id = ${key.childId} and day = ${day} returning day
    ),
    moved as (
      update ledgers set ledger = ${ledger}, ledger_clock = ledger_clock + 1
      where account_id = ${key.childId} and ledger_clock = ${key.ledger.clock} and exists (select from changed)
      returning ledger_clock
    )
    select (select count(*) from moved) as moved from changed`.execute(db);
  const [changed] = rows;
  if (!changed) return false;
  key.ledger = changing.ledger;
  await settleLedger(db, key, changed.moved > 0);
  return true;
}
