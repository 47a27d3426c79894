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

/** Drawings narrower than this (px) get thicker lines. */
const SMALL = 48;

export type SmileyProps = DrawingLooks & {
  /** The mood whose face is shown. */
  mood: MoodLevel;
};
export type RateFaceProps = DrawingLooks & {
  /** From 1, the saddest, to 5, the happiest. */
  rate: Face;
  /** The chosen face. Default false. */
  lit?: boolean;
};

/** The face of a mood. Each has its own outline, so it can be recognised without colour. */
export function Smiley({ mood, ...looks }: SmileyProps) {
  return <Drawing source={moods[mood]} bold={(looks.size ?? 64) < SMALL} {...looks} />;
}

/** One of the five faces of a rate question. All have the same neutral colour; the chosen one is lit. */
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
