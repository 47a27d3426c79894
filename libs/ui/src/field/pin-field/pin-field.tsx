import { FieldFrame } from '../frame.tsx';
import fieldStyles from '../field.module.css';
import type { FieldProps } from '../text-field/text-field.tsx';
import styles from './pin-field.module.css';

export type PinFieldProps = FieldProps & {
  /** Number of digits. */
  length: number;
};

/** A PIN field that hides the digits from bystanders: it lights one bulb per digit. */
export function PinField({
  label,
  help,
  error,
  size,
  id,
  value,
  onValue,
  length,
  ref,
  ...rest
}: PinFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} size={size} id={id}>
      {({ className: _plain, ...control }) => (
        <>
          <span className={styles.bulbs} aria-hidden="true">
            {Array.from({ length }, (_, place) => (
              <i key={place} data-lit={place < value.length || undefined} />
            ))}
          </span>
          <input
            {...control}
            ref={ref}
            className={`${fieldStyles.pin} ${styles.input}`}
            // A password field is not read aloud digit by digit; `one-time-code` keeps browsers from offering to save
            // it.
            type="password"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            value={value}
            onChange={(event) => onValue(event.target.value.replace(/\D/g, '').slice(0, length))}
            {...rest}
          />
        </>
      )}
    </FieldFrame>
  );
}
