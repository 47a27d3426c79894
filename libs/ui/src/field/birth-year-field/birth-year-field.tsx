import { FieldFrame } from '../frame.tsx';
import styles from '../field.module.css';
import type { FieldProps } from '../text-field/text-field.tsx';

/** A year in four digits; which years are right is for the screen to say (docs/product.md §5). */
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
