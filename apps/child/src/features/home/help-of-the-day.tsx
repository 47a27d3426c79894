import { isHardMood, type EmotionKey, type MoodLevel } from '@lykta/domain';
import { lazyScreen } from '@lykta/ui';
import { Suspense } from 'react';
import { useClosedHelp } from '../../frame/help/closed-help.ts';

/** Loaded when needed: the list of feelings is large, and most days need no help. */
const HelpToday = lazyScreen(() => import('./help-today.tsx').then((module) => module.HelpToday));

interface Props {
  /** `YYYY-MM-DD` */
  day: string;
  level: MoodLevel | undefined;
  feelings: readonly EmotionKey[];
}

/** Offers the help that fits today's mood (docs/product.md §2, home). */
export function HelpOfTheDay({ day, level, feelings }: Props) {
  const { closed, close } = useClosedHelp(day);
  if (closed || level === undefined || (!isHardMood(level) && feelings.length === 0)) return null;
  return (
    <Suspense fallback={null}>
      <HelpToday level={level} feelings={feelings} onClose={close} />
    </Suspense>
  );
}
