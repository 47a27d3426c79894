import { CloudIcon, Note } from '@lykta/ui';
import type { ReactNode } from 'react';
import styles from './top-notice.module.css';

interface Props {
  children: ReactNode;
}

/** A notice above a screen about what can't be saved just now. */
export function TopNotice({ children }: Props) {
  return (
    <div className={styles.notice}>
      <Note icon={CloudIcon}>{children}</Note>
    </div>
  );
}
