import type { ReactNode } from 'react';
import type { IconComponent } from '../../icon/icon.tsx';
import { InfoIcon } from '../../icon/icons.ts';
import styles from './note.module.css';

export interface NoteProps {
  look?: 'quiet' | 'bad' | 'good';
  icon?: IconComponent;
  children: ReactNode;
  /** A small button or link after the words. */
  action?: ReactNode;
}

/** A sentence that matters here and now: offline, saved, what went wrong. */
export function Note({ look = 'quiet', icon: Drawing = InfoIcon, children, action }: NoteProps) {
  return (
    <div className={styles.note} data-look={look}>
      <Drawing />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}

/** What went wrong with a form, above its button. It is read aloud when it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return <div role="alert">{children && <Note look="bad">{children}</Note>}</div>;
}
