import { cx } from '../../cx.ts';
import styles from './pool.module.css';

export interface PoolProps {
  /** Inline position of its centre in the parent, from the start edge; a CSS length. Default `50%`. */
  x?: string;
  /** Block position of its centre in the parent, from the top; a CSS length. Default `50%`. */
  y?: string;
  /** Diameter of the outer circle, a CSS length. Default `21.5rem`. */
  size?: string;
  /** Extra class. */
  className?: string;
}

/**
 * Two flat circles of light behind the most important thing of a screen: at most one per screen. Its parent must be
 * positioned.
 */
export function Pool({ x = '50%', y = '50%', size = '21.5rem', className }: PoolProps) {
  return (
    <i
      aria-hidden="true"
      className={cx(styles.pool, className)}
      style={{
        insetInlineStart: `calc(${x} - ${size} / 2)`,
        insetBlockStart: `calc(${y} - ${size} / 2)`,
        inlineSize: size,
      }}
    />
  );
}
