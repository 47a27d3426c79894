import type { Face } from '@lykta/domain';
import { cx } from '../../cx.ts';
import { Drawing, type DrawingLooks } from '../drawing/drawing.tsx';
import { isSmall } from './is-small.ts';
import styles from './smiley.module.css';
import rate1 from '../svg/rate-1.svg?raw';
import rate2 from '../svg/rate-2.svg?raw';
import rate3 from '../svg/rate-3.svg?raw';
import rate4 from '../svg/rate-4.svg?raw';
import rate5 from '../svg/rate-5.svg?raw';

// In a file of its own: home shows moods, and no faces of a question.

const rates: Record<Face, string> = { 1: rate1, 2: rate2, 3: rate3, 4: rate4, 5: rate5 };

export type RateFaceProps = DrawingLooks & {
  /** From 1, the saddest, to 5, the happiest. */
  rate: Face;
  /** The chosen face. Default false. */
  lit?: boolean;
};

/** One of the five faces of a rate question. All have the same neutral colour; the chosen one is lit. */
export function RateFace({ rate, lit = false, className, ...looks }: RateFaceProps) {
  return (
    <Drawing
      source={rates[rate]}
      bold={isSmall(looks.size)}
      className={cx(lit && styles.lit, className)}
      {...looks}
    />
  );
}
