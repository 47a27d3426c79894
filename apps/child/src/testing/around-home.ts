import { Invitations, MoodHistory, Profile, addDays, dayOf, type EmotionKey } from '@lykta/domain';
import { READ_INVITATIONS, READ_PROFILE } from '@lykta/domain/calls';
import { fullProfile, noInvitations } from './fixtures.ts';
import { moods } from './mocks-moods.ts';
import { replies } from './mocks.ts';

/** Moods of the last days: `0` is today; missing days have no mood. */
export function moodsOf(values: Record<number, number>, feelings: EmotionKey[] = []): MoodHistory {
  const today = dayOf(new Date());
  const days = Object.entries(values).map(([ago, level0]) => {
    const day = addDays(today, -Number(ago));
    const timestamp = `${day}T10:00:00.000Z`;
    return [day, { level0, level1: feelings, timestamp, created: timestamp }];
  });
  return MoodHistory.parse(Object.fromEntries(days));
}

/** Replies for home: a complete profile, a streak of three days, no invitations. */
export const aroundHome = {
  profile: replies(READ_PROFILE, Profile, fullProfile),
  moods: moods({ currentStreak: 3 }, moodsOf({ 1: 4, 2: 4, 3: 3, 6: 1 })),
  invitations: replies(READ_INVITATIONS, Invitations, noInvitations),
};
