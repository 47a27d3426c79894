import type { ReactNode } from 'react';
import styles from './badge.module.css';
import hiddenStyles from '../../visually-hidden.module.css';

export interface BadgeProps {
  /** The number or word. */
  children: ReactNode;
  /** Read by screen readers instead of the number: "1 ny". */
  label?: string;
}

/** A badge for new things, usually their number. */
export function Badge({ children, label }: BadgeProps) {
  return (
    <span className={styles.badge}>
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className={hiddenStyles.visuallyHidden}>{label}</span>}
    </span>
  );
}

export interface TagProps {
  /** The word. */
  children: ReactNode;
}

/** A word on a quiet surface, such as one of several answers. */
export function Tag({ children }: TagProps) {
  return <span className={styles.tag}>{children}</span>;
}
