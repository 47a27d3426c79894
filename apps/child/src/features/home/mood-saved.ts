import type { MoodSaved } from '../../frame/paths.ts';

/** Reads the mood check's result from the history state, which can contain anything. */
export function moodSavedOf(state: unknown): MoodSaved {
  const told: Partial<Record<keyof MoodSaved, unknown>> = typeof state === 'object' && state ? state : {};
  return {
    streak: typeof told.streak === 'number' ? told.streak : 0,
    hard: told.hard === true,
    help: typeof told.help === 'string' ? told.help : undefined,
  };
}

/** Whether a mood check led here. */
export const followsMoodCheck = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'streak' in state;
