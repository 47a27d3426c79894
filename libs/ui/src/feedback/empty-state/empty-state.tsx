import type { ReactNode } from 'react';
import { Lantern } from '../../art/lantern/lantern.tsx';
import styles from '../states.module.css';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `plain` where it already stands in a card. */
  look?: 'card' | 'plain';
}

/** Nothing here yet: an unlit lantern, a fact, and what will come. */
export function EmptyState({ title, children, action, look = 'card' }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-look={look}>
      <Lantern lit={false} size={36} />
      <div className={styles.words}>
        <b>{title}</b>
        {children && <div className={styles.quiet}>{children}</div>}
        {action}
      </div>
    </div>
  );
}
