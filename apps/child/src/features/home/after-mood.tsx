import type { Profile } from '@lykta/domain';
import { useStill } from '@lykta/ui';
import { lazy, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { moodSavedOf } from './mood-saved.ts';

interface Props {
  profile: Profile | undefined;
}

const load = () => import('./streak-dialog.tsx');

/** Loaded after a mood check only; home does without it when it can't be. */
const StreakDialog = lazy<ComponentType<Props>>(() =>
  load().then(
    (m) => ({ default: m.StreakDialog }),
    () => ({ default: () => null }),
  ),
);

/** What home says after a mood check. */
export function AfterMood({ profile }: Props) {
  const { streak, hard } = moodSavedOf(useLocation().state);
  return streak === 0 && !hard ? null : <Said profile={profile} />;
}

/** Its file comes while the light moves; it is drawn when the lantern is lit. */
function Said({ profile }: Props) {
  useLayoutEffect(() => {
    load().catch(() => undefined);
  }, []);
  const still = useStill();
  return (
    still && (
      <Suspense fallback={null}>
        <StreakDialog profile={profile} />
      </Suspense>
    )
  );
}
