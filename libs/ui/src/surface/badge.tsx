import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  /** What the number means: "1 ny". */
  label?: string;
}

/** A lit mark: something new, and how much. */
export function Badge({ children, label }: BadgeProps) {
  return (
    <span className={styles.badge}>
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className={styles.unseen}>{label}</span>}
    </span>
  );
}

/** A word on a quiet surface, such as one of several answers. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
