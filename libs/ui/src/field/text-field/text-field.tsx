import type { ComponentPropsWithRef } from 'react';
import type { IconComponent } from '../../icon/icon.tsx';
import { FieldFrame, type FieldWords } from '../frame.tsx';
import styles from '../field.module.css';

type InputRest = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'className' | 'placeholder'
>;

export type FieldProps = FieldWords &
  InputRest & {
    /** The text. */
    value: string;
    /** Called with the new text. */
    onValue: (value: string) => void;
  };

export type TextFieldProps = FieldProps & {
  /** Icon before the text, such as a magnifying glass. */
  icon?: IconComponent;
};

/** A one-line text field. It has no placeholder: label and help say what to write. */
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
