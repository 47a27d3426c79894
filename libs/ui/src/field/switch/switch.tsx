import { useId } from 'react';
import type { CheckboxProps } from '../checkbox/checkbox.tsx';
import row from '../toggle-row.module.css';
import styles from './switch.module.css';

/** A switch with immediate effect. Its label stays the same in both states. */
export function Switch({ label, help, checked, onCheck, id, ...rest }: CheckboxProps) {
  const made = useId();
  const switchId = id ?? made;
  return (
    <div className={row.row} data-kind="switch">
      <label htmlFor={switchId}>{label}</label>
      {help && (
        <small id={`${switchId}-help`} className={row.help}>
          {help}
        </small>
      )}
      <input
        id={switchId}
        className={styles.switch}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={help ? `${switchId}-help` : undefined}
        onChange={(event) => onCheck(event.target.checked)}
        {...rest}
      />
    </div>
  );
}
