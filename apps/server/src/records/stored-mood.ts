import { moodLevelOf, moods, present, type MoodEntry, type MoodLevel } from '@lykta/domain';
import { decryptFrom, type ChildKey } from '../security/child-key.ts';

/** A day's mood as in the API. */
export type MoodContent = Pick<MoodEntry, 'level0' | 'level1' | 'timestamp'>;

/** The encrypted part of a day: the name of the mood (docs/decisions/0051-what-stands-once.md). */
interface StoredMood extends Omit<MoodContent, 'level0'> {
  mood: MoodLevel;
}

/** Prepares a day's mood for encryption. */
export function toStoredMood({ level0, level1, timestamp }: MoodContent): StoredMood {
  return { mood: present(moodLevelOf(level0), 'the mood'), timestamp, ...(level1 ? { level1 } : {}) };
}

/** Decrypts a day's mood. Days stored before moods had names hold the number instead. */
export function openMood(key: ChildKey, day: string, sealed: Buffer): MoodContent {
  const stored = decryptFrom<StoredMood | MoodContent>(key, { table: 'moods', row: day }, sealed);
  if (!('mood' in stored)) return stored;
  const { mood, ...rest } = stored;
  return { level0: moods[mood].value, ...rest };
}
