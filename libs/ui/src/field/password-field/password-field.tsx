import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icon/icons.ts';
import { FieldFrame } from '../frame.tsx';
import { passwordStrength, type PasswordStrength } from './password-strength.ts';
import type { FieldProps } from '../text-field/text-field.tsx';
import styles from '../field.module.css';

export type PasswordFieldProps = FieldProps & {
  /** Accessible names of the eye button. */
  texts: { show: string; hide: string };
  /** For choosing a password: shows its strength below the field. */
  strengthTexts?: Record<PasswordStrength, string>;
};

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordField({
  label,
  help,
  error,
  size,
  id,
  value,
  onValue,
  texts,
  strengthTexts,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Eye = shown ? EyeOffIcon : EyeIcon;
  const strength = passwordStrength(value);
  // The error already says that it is too short.
  const isSaid = error !== undefined && strength === 'short';
  return (
    <FieldFrame
      label={label}
      help={help}
      error={error}
      size={size}
      id={id}
      note={
        strengthTexts &&
        value &&
        !isSaid && (
          <span className={styles.strength} data-strength={strength}>
            <i aria-hidden="true" />
            {strengthTexts[strength]}
          </span>
        )
      }
      after={
        <button
          type="button"
          className={styles.eye}
          aria-label={shown ? texts.hide : texts.show}
          onClick={() => setShown(!shown)}
        >
          <Eye />
        </button>
      }
    >
      {(control) => (
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
