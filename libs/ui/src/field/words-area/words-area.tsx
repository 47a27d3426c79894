import { FieldFrame, type FieldWords } from '../frame.tsx';
import field from '../field.module.css';
import styles from './words-area.module.css';

export interface WordsAreaProps extends FieldWords {
  /** The text. */
  value: string;
  /** The most characters that can be written. */
  max: number;
  /** Says how many characters are left. */
  left: string;
  /** Called with the new text. */
  onValue: (value: string) => void;
}

/**
 * A field for some sentences of somebody's own, typed or dictated by the device. The browser neither remembers them nor
 * sends them anywhere to be checked.
 */
export function WordsArea({ value, max, left, onValue, help, ...words }: WordsAreaProps) {
  // Part of the help: a count that is announced at every letter would drown out the letters.
  const below = (
    <>
      {help} <span>{left}</span>
    </>
  );
  return (
    <FieldFrame {...words} help={below}>
      {(control) => (
        <textarea
          {...control}
          className={`${field.input} ${styles.area}`}
          rows={5}
          maxLength={max}
          dir="auto"
          autoComplete="off"
          autoCapitalize="sentences"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </FieldFrame>
  );
}
