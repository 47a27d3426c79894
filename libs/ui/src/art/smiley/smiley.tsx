import type { Face, MoodLevel } from '@lykta/domain';
import { cx } from '../../cx.ts';
import { Drawing } from '../drawing/drawing.tsx';
import type { DrawingLooks } from '../drawing/drawing.tsx';
import styles from './smiley.module.css';
import bad from '../svg/mood-bad.svg?raw';
import crappy from '../svg/mood-crappy.svg?raw';
import good from '../svg/mood-good.svg?raw';
import meh from '../svg/mood-meh.svg?raw';
import ok from '../svg/mood-ok.svg?raw';
import superb from '../svg/mood-super.svg?raw';
import rate1 from '../svg/rate-1.svg?raw';
import rate2 from '../svg/rate-2.svg?raw';
import rate3 from '../svg/rate-3.svg?raw';
import rate4 from '../svg/rate-4.svg?raw';
import rate5 from '../svg/rate-5.svg?raw';

const moods: Record<MoodLevel, string> = {
  SUPER: superb,
  GOOD: good,
  OK: ok,
  MEH: meh,
  BAD: bad,
  CRAPPY: crappy,
};

const rates: Record<Face, string> = { 1: rate1, 2: rate2, 3: rate3, 4: rate4, 5: rate5 };

/** Below this width (px) the lines are thickened. */
const SMALL = 48;

export type SmileyProps = DrawingLooks & { mood: MoodLevel };
export type RateFaceProps = DrawingLooks & { rate: Face; lit?: boolean };

/** One of the moods. Each has a silhouette of its own, so it is known without its colour. */
export function Smiley({ mood, ...looks }: SmileyProps) {
  return <Drawing source={moods[mood]} bold={(looks.size ?? 64) < SMALL} {...looks} />;
}

/** One of the five faces of a rate question: all one neutral colour, the chosen one lit. */
export function RateFace({ rate, lit = false, className, ...looks }: RateFaceProps) {
  return (
    <Drawing
      source={rates[rate]}
      bold={(looks.size ?? 64) < SMALL}
      className={cx(lit && styles.lit, className)}
      {...looks}
    />
  );
}
