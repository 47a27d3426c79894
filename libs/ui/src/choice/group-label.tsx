import styles from './choice.module.css';
import unseen from '../unseen.module.css';

/** The question above a group of choices; heard also when it is not seen. */
export function GroupLabel({ id, hidden, children }: { id: string; hidden?: boolean; children: string }) {
  return (
    <span id={id} className={hidden ? unseen.unseen : styles.label}>
      {children}
    </span>
  );
}
