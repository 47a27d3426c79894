import type { Profile } from '@lykta/domain';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { moodSavedOf } from './mood-saved.ts';

interface Props {
  profile: Profile | undefined;
}

/** Loaded after a mood check only; home does without it when it can't be. */
const StreakDialog = lazy<ComponentType<Props>>(() =>
  import('./streak-dialog.tsx').then(
    (m) => ({ default: m.StreakDialog }),
    () => ({ default: () => null }),
  ),
);

/** What home says after a mood check. */
export function AfterMood({ profile }: Props) {
  const { streak, hard } = moodSavedOf(useLocation().state);
  if (streak === 0 && !hard) return null;
  return (
    <Suspense fallback={null}>
      <StreakDialog profile={profile} />
    </Suspense>
  );
}
