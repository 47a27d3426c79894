import { emotions, type EmotionKey } from './emotions.ts';
import { isHardMood, type MoodLevel } from './moods.ts';

/**
 * Returns the support category for a mood: that of the newest feeling with a category, otherwise the general one after
 * a hard mood (docs/product.md §2, mood). @returns undefined if no help is needed
 */
export function fittingHelp(level: MoodLevel, feelings: readonly EmotionKey[]) {
  const marked = feelings.flatMap((key) => {
    const emotion = emotions[key];
    return 'support' in emotion ? [emotion.support] : [];
  });
  return marked.at(-1) ?? (isHardMood(level) ? ('bad' as const) : undefined);
}
