import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the header, to what the screen is about. */
export function SkipLink({ href = '#main', children }: { href?: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
