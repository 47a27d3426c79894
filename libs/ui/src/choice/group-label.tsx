import styles from './choice.module.css';

/** The question above a group of choices; heard also when it is not seen. */
export function GroupLabel({ id, hidden, children }: { id: string; hidden?: boolean; children: string }) {
  return (
    <span id={id} className={hidden ? styles.unseen : styles.label}>
      {children}
    </span>
  );
}
