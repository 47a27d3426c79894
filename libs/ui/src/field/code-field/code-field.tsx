import { formatCode } from '@lykta/domain';
import { FieldFrame } from '../frame.tsx';
import styles from '../field.module.css';
import type { FieldProps } from '../text-field/text-field.tsx';
import { useCaretKeepingInput } from '../use-caret-keeping-input.ts';

const SIGN = /[\p{L}\p{N}]/u;

interface Props extends FieldProps {
  /** How many characters the code has; by default as many as an invitation's. */
  length?: number;
}

/** A field for a code such as ABC-DEF, in large spaced characters. */
export function CodeField({ label, help, error, size, id, value, onValue, length, ref: _, ...rest }: Props) {
  const shown = formatCode(value, length);
  const typing = useCaretKeepingInput(shown, SIGN, (typed) => onValue(formatCode(typed, length)));
  return (
    <FieldFrame label={label} help={help} error={error} size={size} id={id}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.code}`}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          value={shown}
          {...rest}
          {...typing}
        />
      )}
    </FieldFrame>
  );
}
