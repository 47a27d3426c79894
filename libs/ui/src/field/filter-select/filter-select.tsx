import { ChevronDownIcon } from '../../icon/icons.ts';
import type { SelectOption } from '../select-field/select-field.tsx';
import styles from './filter-select.module.css';

export interface FilterSelectProps {
  /** What is filtered. */
  label: string;
  /** Value of the chosen option. */
  value: string;
  /** Called with the chosen value. */
  onValue: (value: string) => void;
  /** The options in display order. */
  options: readonly SelectOption[];
}

/** A filter in the answers viewer: its label and its value in one pill. */
export function FilterSelect({ label, value, onValue, options }: FilterSelectProps) {
  return (
    <label className={styles.pill}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onValue(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size="small" className={styles.arrow} />
    </label>
  );
}
