import { CheckIcon } from '@lykta/ui';
import styles from './toggles.module.css';

type TogglesProps = {
  /** Names the group. */
  readonly label: string;
  /** Whether the name is seen. Default false. */
  readonly showLabel?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Values of those that are on. */
  readonly values: readonly string[];
  readonly onToggle: (value: string) => void;
};

/** Small buttons for adults of which several can be on; the child's chips are larger. */
export function Toggles({ label, showLabel = false, options, values, onToggle }: TogglesProps) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {showLabel && <span className={styles.label}>{label}</span>}
      {options.map((option) => {
        const isOn = values.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            className={styles.toggle}
            aria-pressed={isOn}
            onClick={() => onToggle(option.value)}
          >
            {isOn && <CheckIcon size="small" />}
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
