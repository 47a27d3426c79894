import type { ReactNode } from 'react';
import type { IconComponent } from '../../icon/icon.tsx';
import { InfoIcon } from '../../icon/icons.ts';
import styles from './note.module.css';

export interface NoteProps {
  /** Default `quiet`. */
  look?: 'quiet' | 'bad' | 'good';
  /** Default: an info icon. */
  icon?: IconComponent;
  /** The message. */
  children: ReactNode;
  /** A small button or link after the message. */
  action?: ReactNode;
}

/** A message about the current situation: offline, saved, failed. */
export function Note({ look = 'quiet', icon: Drawing = InfoIcon, children, action }: NoteProps) {
  return (
    <div className={styles.note} data-look={look}>
      <Drawing />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}

/** Scrolls an error into view and gives it the focus, except to somebody who is typing. */
function bringForward(error: HTMLElement | null) {
  error?.scrollIntoView({ block: 'nearest' });
  if (!document.activeElement?.matches('input, textarea, select')) error?.focus({ preventScroll: true });
}

/**
 * The error of a form, above its button. When it appears it comes into view, is announced to screen readers and takes
 * the focus.
 * @param props.children the message; empty: nothing is shown
 */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div ref={bringForward} tabIndex={-1} className={styles.error}>
          <Note look="bad">{children}</Note>
        </div>
      )}
    </div>
  );
}
