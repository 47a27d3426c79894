import type { ReactNode } from 'react';
import styles from '../../unseen.module.css';

/** Text for screen readers only: says what position and colour show visually. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
