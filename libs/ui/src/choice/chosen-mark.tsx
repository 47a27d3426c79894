import { CheckIcon } from '../icon/icons.ts';
import styles from './chosen-mark.module.css';

/** The check in the corner of what is chosen; its parent has a position. */
export function ChosenMark() {
  return (
    <span className={styles.mark}>
      <CheckIcon />
    </span>
  );
}
