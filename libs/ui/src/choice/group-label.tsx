import styles from './choice.module.css';
import unseen from '../unseen.module.css';

/** The label of a group of options; `hidden` keeps it for screen readers only. */
export function GroupLabel({ id, hidden, children }: { id: string; hidden?: boolean; children: string }) {
  return (
    <span id={id} className={hidden ? unseen.unseen : styles.label}>
      {children}
    </span>
  );
}
