import { useId } from 'react';
import { GroupLabel } from '../group-label.tsx';
import styles from './segmented.module.css';

export interface SegmentedProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
  /** 48 px, or 40 px for adults. */
  size?: 'large' | 'compact';
}

/** A choice of two or three ways to see the same thing: native radio buttons in one pill. */
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
