import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CheckIcon } from '../../icon/icons.ts';
import row from '../toggle-row.module.css';
import styles from './checkbox.module.css';

type ToggleRest = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'checked' | 'onChange' | 'className' | 'children'
>;

export type CheckboxProps = ToggleRest & {
  /** Visible label. */
  label: ReactNode;
  /** Explanation below the label. */
  help?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onCheck: (checked: boolean) => void;
};

/** A single checkbox. */
export function Checkbox({ label, help, checked, onCheck, id, ...rest }: CheckboxProps) {
  const made = useId();
  const boxId = id ?? made;
  return (
    <div className={row.row}>
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
        <small id={`${boxId}-help`} className={row.help}>
          {help}
        </small>
      )}
    </div>
  );
}
