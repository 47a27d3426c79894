import { cx } from '../../cx.ts';
import styles from './pool.module.css';

export interface PoolProps {
  /** Where its centre lies in the parent, such as `70%`; counted from where the text begins. */
  x?: string;
  y?: string;
  /** Diameter of the outer circle. */
  size?: string;
  className?: string;
}

/** Two flat circles of light behind the one thing that matters. At most one on a screen; its parent is positioned. */
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
