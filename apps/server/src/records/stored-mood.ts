import { moodLevelOf, moods, type MoodEntry, type MoodLevel } from '@lykta/domain';
import { decryptFrom, type ChildKey } from '../security/child-key.ts';

/** A day's mood as the API says it. */
export type MoodContent = Pick<MoodEntry, 'level0' | 'level1' | 'timestamp'>;

/** What is encrypted of a day: the name of the mood (docs/decisions/0051-what-stands-once.md). */
interface StoredMood extends Omit<MoodContent, 'level0'> {
  mood: MoodLevel;
}

/** The mood of a day, ready to be encrypted. */
export function toStoredMood({ level0, level1, timestamp }: MoodContent): StoredMood {
  return { mood: moodLevelOf(level0)!, timestamp, ...(level1 ? { level1 } : {}) };
}

/** Decrypts the mood of a day. Days that were stored before moods had names hold the number itself. */
export function openMood(key: ChildKey, day: string, sealed: Buffer): MoodContent {
  const stored = decryptFrom<StoredMood | MoodContent>(key, { table: 'moods', row: day }, sealed);
  if (!('mood' in stored)) return stored;
  const { mood, ...rest } = stored;
  return { level0: moods[mood].value, ...rest };
}
