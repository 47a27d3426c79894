import styles from './choice.module.css';
import hiddenStyles from '../visually-hidden.module.css';

/** The label of a group of options; `hidden` keeps it for screen readers only. */
export function GroupLabel({ id, hidden, children }: { id: string; hidden?: boolean; children: string }) {
  return (
    <span id={id} className={hidden ? hiddenStyles.visuallyHidden : styles.label}>
      {children}
    </span>
  );
}
