import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icon/icons.ts';
import { FieldFrame } from '../frame.tsx';
import type { FieldWords } from '../frame.tsx';
import styles from '../field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

type SelectRest = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'size' | 'className' | 'children'
>;

export type SelectFieldProps = FieldWords &
  SelectRest & { value: string; onValue: (value: string) => void; options: readonly SelectOption[] };

/** One of many, in the platform's own list. */
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
