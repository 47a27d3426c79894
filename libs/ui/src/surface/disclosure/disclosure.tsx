import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icon/icons.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Always visible; a press opens and closes. */
  summary: ReactNode;
  /** Visible when open. */
  children: ReactNode;
  /** Open at first. Default false. */
  open?: boolean;
  /** It was opened: what costs much can come now. */
  onOpen?: () => void;
}

/** More text behind one press: the native details element. */
export function Disclosure({ summary, children, open, onOpen }: DisclosureProps) {
  return (
    <details
      className={styles.details}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ChevronDownIcon />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
