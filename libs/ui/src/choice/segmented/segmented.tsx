import { useId } from 'react';
import { GroupLabel } from '../group-label.tsx';
import styles from './segmented.module.css';

export interface SegmentedProps {
  /** Accessible name of the group. */
  label: string;
  /** Two to four short options in display order. */
  options: readonly { value: string; label: string }[];
  /** Value of the chosen option. */
  value: string;
  /** Called with the value of the chosen option. */
  onChoose: (value: string) => void;
  /** Height: `large` (default) 48 px, `compact` 40 px for adults. */
  size?: 'large' | 'compact';
}

/** Switches between two to four views of the same content: native radio buttons in one pill. */
export function Segmented({ label, options, value, onChoose, size = 'large' }: SegmentedProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`} className={styles.pill} data-size={size}>
      <GroupLabel id={`${name}-label`} hidden>
        {label}
      </GroupLabel>
      {options.map((option) => (
        <label key={option.value} className={styles.part}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
