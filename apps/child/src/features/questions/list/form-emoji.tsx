import { DEFAULT_FORM_ICON } from '@lykta/domain';
import styles from './list.module.css';

/** The emoji of a form without an area drawing. */
export function FormEmoji({ icon = DEFAULT_FORM_ICON }: { icon?: string }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
  );
}
