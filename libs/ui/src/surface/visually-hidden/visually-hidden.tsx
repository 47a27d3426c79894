import type { ReactNode } from 'react';
import styles from '../../visually-hidden.module.css';

/**
 * Text for screen readers only: says what position and colour show visually.
 * @param props.children the text
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
