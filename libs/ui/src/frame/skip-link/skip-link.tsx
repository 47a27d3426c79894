import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/**
 * The first stop of the Tab key: skips the header.
 * @param props.href target; default `#main`
 * @param props.children the label
 */
export function SkipLink({ href = '#main', children }: { href?: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
