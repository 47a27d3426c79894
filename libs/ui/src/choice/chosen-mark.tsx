import { CheckIcon } from '../icon/icons.ts';
import styles from './chosen-mark.module.css';

/**
 * The check mark in the corner of a chosen item. Its parent must be positioned.
 * @param props.square where several can be chosen
 */
export function ChosenMark({ square }: { square?: boolean }) {
  return (
    <span className={styles.mark} data-square={square || undefined}>
      <CheckIcon />
    </span>
  );
}
