import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icon/icons.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Open from the start. */
  open?: boolean;
}

/** More to read, behind one press: the platform's own <details>. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ChevronDownIcon />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
