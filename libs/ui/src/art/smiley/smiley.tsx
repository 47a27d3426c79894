import type { MoodLevel } from '@lykta/domain';
import { Drawing, type DrawingLooks } from '../drawing/drawing.tsx';
import { isSmall } from './is-small.ts';
import bad from '../svg/mood-bad.svg?raw';
import crappy from '../svg/mood-crappy.svg?raw';
import good from '../svg/mood-good.svg?raw';
import meh from '../svg/mood-meh.svg?raw';
import ok from '../svg/mood-ok.svg?raw';
import superb from '../svg/mood-super.svg?raw';

const moods: Record<MoodLevel, string> = {
  SUPER: superb,
  GOOD: good,
  OK: ok,
  MEH: meh,
  BAD: bad,
  CRAPPY: crappy,
};

export type SmileyProps = DrawingLooks & {
  /** The mood whose face is shown. */
  mood: MoodLevel;
};

/** The face of a mood. Each has its own outline, so it can be recognised without colour. */
export function Smiley({ mood, ...looks }: SmileyProps) {
  return <Drawing source={moods[mood]} bold={isSmall(looks.size)} {...looks} />;
}
