import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icon/icons.ts';
import { FieldFrame, type FieldWords } from '../frame.tsx';
import styles from '../field.module.css';

/** One option of a list. */
export interface SelectOption {
  /** Identifies the option. */
  value: string;
  /** Visible text. */
  label: string;
}

type SelectRest = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'size' | 'className' | 'children'
>;

export type SelectFieldProps = FieldWords &
  SelectRest & {
    /** Value of the chosen option. */
    value: string;
    /** Called with the chosen value. */
    onValue: (value: string) => void;
    /** The options in display order. */
    options: readonly SelectOption[];
  };

/** A native select with label, help and error. */
export function SelectField({
  label,
  help,
  error,
  size,
  id,
  value,
  onValue,
  options,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame
      label={label}
      help={help}
      error={error}
      size={size}
      id={id}
      after={<ChevronDownIcon className={styles.arrow} size="small" />}
    >
      {(control) => (
        <select {...control} value={value} onChange={(event) => onValue(event.target.value)} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
