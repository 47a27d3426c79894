import { ChevronDownIcon } from '../../icon/icons.ts';
import type { SelectOption } from '../select-field/select-field.tsx';
import styles from './filter-select.module.css';

export interface FilterSelectProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  options: readonly SelectOption[];
}

/** A filter of the answers viewer: what it filters and its value in one pill. */
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
