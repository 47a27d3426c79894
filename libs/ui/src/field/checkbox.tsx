import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon } from '../icon/icons.ts';
import styles from './checkbox.module.css';

type ToggleRest = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'checked' | 'onChange' | 'className' | 'children'
>;

export type CheckboxProps = ToggleRest & {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onCheck: (checked: boolean) => void;
};

/** One thing to agree to or to tick. */
export function Checkbox({ label, help, checked, onCheck, id, ...rest }: CheckboxProps) {
  const made = useId();
  const boxId = id ?? made;
  return (
    <div className={styles.row}>
      <span className={styles.control}>
        <input
          id={boxId}
          type="checkbox"
          checked={checked}
          aria-describedby={help ? `${boxId}-help` : undefined}
          onChange={(event) => onCheck(event.target.checked)}
          {...rest}
        />
        <CheckIcon className={styles.mark} />
      </span>
      <label htmlFor={boxId}>{label}</label>
      {help && (
        <small id={`${boxId}-help`} className={styles.help}>
          {help}
        </small>
      )}
    </div>
  );
}

/** On or off, at once. The word beside it never changes; the switch does. */
export function Switch({ label, help, checked, onCheck, id, ...rest }: CheckboxProps) {
  const made = useId();
  const switchId = id ?? made;
  return (
    <div className={styles.row} data-kind="switch">
      <label htmlFor={switchId}>{label}</label>
      {help && (
        <small id={`${switchId}-help`} className={styles.help}>
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
