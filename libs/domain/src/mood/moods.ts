import type { LocalText } from '../text/schema.ts';
import type { EmotionKey } from './emotions.ts';
import { namesOf } from '../value/table.ts';

/** The properties of a mood that decide how it is chosen, stored, drawn and told. */
interface MoodInfo {
  /** Its number in the API, `level0`. The number of a mood never changes; the order is that of this table. */
  value: number;
  label: LocalText;
  /** Whether it is hard: then help is visible, and nothing cheerful is shown. */
  hard: boolean;
  /** The feelings shown first, in this order. */
  feelings: readonly EmotionKey[];
}

/**
 * The moods, best first (docs/product.md §3, Mood). The database stores names, so inserting a mood changes no past day;
 * docs/changing.md lists the further steps.
 */
export const moods = {
  SUPER: {
    value: 5,
    label: { sv: 'Super', en: 'Super' },
    hard: false,
    feelings: [
      'ECSTATIC',
      'HAPPY',
      'EXCITED',
      'PROUD',
      'LOVED',
      'IN_LOVE',
      'STRONG',
      'BRAVE',
      'ENERGETIC',
      'FREE',
      'EXPECTANT',
    ],
  },
  GOOD: {
    value: 4,
    label: { sv: 'Bra', en: 'Good' },
    hard: false,
    feelings: [
      'PROUD',
      'GLAD',
      'GRATEFUL',
      'HOPEFUL',
      'SAFE',
      'PLAYFUL',
      'INCLUDED',
      'LISTENED_TO',
      'RELIEVED',
      'CALM',
      'CONTENT',
    ],
  },
  OK: {
    value: 3,
    label: { sv: 'Okej', en: 'Okay' },
    hard: false,
    feelings: [
      'CALM',
      'CONTENT',
      'RELAXED',
      'CURIOUS',
      'FOCUSED',
      'SURPRISED',
      'OKAY',
      'AS_USUAL',
      'THOUGHTFUL',
      'MIXED',
      'LONGING',
    ],
  },
  MEH: {
    value: 2,
    label: { sv: 'Sådär', en: 'So-so' },
    hard: false,
    feelings: [
      'MIXED',
      'TIRED',
      'BORED',
      'RESTLESS',
      'UNSURE',
      'CONFUSED',
      'NERVOUS',
      'SLUGGISH',
      'GRUMPY',
      'IRRITATED',
      'DOWN',
      'STRESSED',
    ],
  },
  BAD: {
    value: 1,
    label: { sv: 'Dåligt', en: 'Bad' },
    hard: true,
    feelings: [
      'SAD',
      'LONELY',
      'SCARED',
      'ANGRY',
      'WORRIED',
      'TIRED',
      'STRESSED',
      'DISAPPOINTED',
      'LEFT_OUT',
      'HURT',
      'MISSING_SOMEONE',
      'ASHAMED',
    ],
  },
  CRAPPY: {
    value: 0,
    label: { sv: 'Botten', en: 'Awful' },
    hard: true,
    feelings: [
      'SAD',
      'LONELY',
      'SCARED',
      'ANGRY',
      'WORRIED',
      'TIRED',
      'UNSAFE',
      'ANXIOUS',
      'PANICKED',
      'EMPTY',
      'ABANDONED',
      'EXHAUSTED',
    ],
  },
} as const satisfies Record<string, MoodInfo>;

export type MoodLevel = keyof typeof moods;
export const moodLevels = namesOf(moods);

/** Whether help is visible after this mood, and nothing cheerful is shown. */
export const isHardMood = (level: MoodLevel): boolean => moods[level].hard;

/** Returns the mood with this number in the API; undefined for any other number. */
export function moodLevelOf(value: number): MoodLevel | undefined {
  return moodLevels.find((level) => moods[level].value === value);
}

/** Returns the mood named in a path such as /mood/good, in any letter case; undefined for any other word. */
export function moodLevelFromParam(param: string): MoodLevel | undefined {
  return moodLevels.find((level) => level.toLowerCase() === param.toLowerCase());
}
