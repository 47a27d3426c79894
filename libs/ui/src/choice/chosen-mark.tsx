import { CheckIcon } from '../icon/icons.ts';
import styles from './chosen-mark.module.css';

/** The check mark in the corner of a chosen item. Its parent must be positioned. */
export function ChosenMark() {
  return (
    <span className={styles.mark}>
      <CheckIcon />
    </span>
  );
}
