import { DEFAULT_FORM_ICON } from '@lykta/domain';
import styles from './list.module.css';

/** A form's own sign, where it has no area's drawing. */
export function FormEmoji({ icon = DEFAULT_FORM_ICON }: { icon?: string }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
  );
}
