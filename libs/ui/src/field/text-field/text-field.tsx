import type { ComponentPropsWithRef } from 'react';
import type { IconComponent } from '../../icon/icon.tsx';
import { FieldFrame } from '../frame.tsx';
import type { FieldWords } from '../frame.tsx';
import styles from '../field.module.css';

type InputRest = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'className' | 'placeholder'
>;

export type FieldProps = FieldWords &
  InputRest & {
    value: string;
    onValue: (value: string) => void;
  };

export type TextFieldProps = FieldProps & {
  /** Stands before the text, such as a magnifying glass. */
  icon?: IconComponent;
};

/** One line of text. There is no placeholder: what to write stands in the label and the help. */
export function TextField({
  label,
  help,
  error,
  size,
  id,
  icon: Drawing,
  value,
  onValue,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      help={help}
      error={error}
      size={size}
      id={id}
      before={Drawing && <Drawing className={styles.quiet} size="small" />}
    >
      {(control) => (
        <input
          {...control}
          type={type}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
