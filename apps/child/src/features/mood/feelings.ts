import {
  emotions,
  emotionKeys,
  emotionsByGroup,
  folded,
  isHardMood,
  localText,
  MAX_FEELINGS,
  moods,
  type EmotionGroup,
  type EmotionKey,
  type MoodLevel,
} from '@lykta/domain';
import type { Choice } from '@lykta/ui';

const choice = (key: EmotionKey, language: string): Choice => ({
  value: key,
  label: localText(emotions[key].label, language),
});

/** The chips of a mood: its own feelings first, then chosen ones from the long list. */
export function chipsOf(level: MoodLevel, chosen: readonly EmotionKey[], language: string): Choice[] {
  return [...new Set([...moods[level].feelings, ...chosen])].map((key) => choice(key, language));
}

/** The words that a child may type for a feeling: its name, and a harder word where it has one. */
function wordsOf(key: EmotionKey, language: string): string {
  const emotion = emotions[key];
  const words = 'also' in emotion ? [emotion.label, emotion.also] : [emotion.label];
  return words.map((word) => folded(localText(word, language))).join(' ');
}

/**
 * The groups with feelings whose name or harder word contains the input, each sorted by the alphabet of the language.
 * After a hard mood the heavy ones come first: such a child should not look for its word below forty pleasant ones.
 */
export function findFeelings(typed: string, language: string, level?: MoodLevel): [EmotionGroup, Choice[]][] {
  const wanted = folded(typed.trim());
  const groups = emotionsByGroup();
  return (level && isHardMood(level) ? groups.reverse() : groups)
    .map(([group, keys]): [EmotionGroup, Choice[]] => [
      group,
      keys
        .filter((key) => wordsOf(key, language).includes(wanted))
        .map((key) => choice(key, language))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    ])
    .filter(([, found]) => found.length > 0);
}

/** Adds or removes a feeling; an unknown one changes nothing. */
export function toggleFeeling(chosen: readonly EmotionKey[], value: string): EmotionKey[] {
  const key = emotionKeys.find((one) => one === value);
  if (!key) return [...chosen];
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  return chosen.length < MAX_FEELINGS ? [...chosen, key] : [...chosen];
}
