import { FieldFrame } from '../frame.tsx';
import styles from '../field.module.css';
import type { FieldProps } from '../text-field/text-field.tsx';

/** A field for a year of four digits. The screen decides which years are valid (docs/product.md §5). */
export function BirthYearField({ label, help, error, size, id, value, onValue, ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} size={size} id={id}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.year}`}
          type="text"
          inputMode="numeric"
          autoComplete="bday-year"
          value={value}
          onChange={(event) => onValue(event.target.value.replace(/\D/g, '').slice(0, 4))}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
