import { isHardMood, type EmotionKey, type MoodLevel } from '@lykta/domain';
import { lazyScreen } from '@lykta/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { useClosedHelp } from '../../frame/help/closed-help.ts';
import type { HelpTodayProps } from './help-today.tsx';

type Help = ComponentType<HelpTodayProps>;

let fetched: Help | undefined;

/** Fetches the help while a mood is chosen: home draws it at once then, not when the light has moved. */
export async function fetchHelp(): Promise<Help> {
  const { HelpToday } = await import('./help-today.tsx');
  return (fetched = HelpToday);
}

/** Loaded when needed: the list of feelings is large, and most days need no help. */
const HelpToday = lazyScreen(fetchHelp);

interface Props {
  /** `YYYY-MM-DD` */
  day: string;
  level: MoodLevel | undefined;
  feelings: readonly EmotionKey[];
}

/** Offers the help that fits today's mood (docs/product.md §2, home). */
export function HelpOfTheDay({ day, level, feelings }: Props) {
  const { closed, close } = useClosedHelp(day);
  // One for as long as home is there: another component would be drawn anew.
  const [Shown] = useState<Help>(() => fetched ?? HelpToday);
  if (closed || level === undefined || (!isHardMood(level) && feelings.length === 0)) return null;
  return (
    <Suspense fallback={null}>
      <Shown level={level} feelings={feelings} onClose={close} />
    </Suspense>
  );
}
