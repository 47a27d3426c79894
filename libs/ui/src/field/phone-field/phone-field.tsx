import { FieldFrame } from '../frame.tsx';
import { phoneDigits, phoneGroups } from './phone-number.ts';
import type { FieldProps } from '../text-field/text-field.tsx';
import { useCaretKeepingInput } from '../use-caret-keeping-input.ts';

const DIGIT = /\d/;

/**
 * A field for a Swedish mobile number. The value is its digits; the field shows them in groups (docs/product.md §5).
 */
export function PhoneField({ label, help, error, size, id, value, onValue, ref: _ref, ...rest }: FieldProps) {
  const shown = phoneGroups(value);
  const typing = useCaretKeepingInput(shown, DIGIT, (typed) => onValue(phoneDigits(typed)));
  return (
    <FieldFrame label={label} help={help} error={error} size={size} id={id}>
      {(control) => (
        <input
          {...control}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel-national"
          value={shown}
          {...rest}
          {...typing}
        />
      )}
    </FieldFrame>
  );
}
