import { CheckIcon } from '@lykta/ui';
import styles from './toggles.module.css';

interface Props {
  /** Of the group, where a finding leads to it. */
  id?: string;
  /** Names the group. */
  label: string;
  /** Whether the name is seen. Default false. */
  showLabel?: boolean;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Values of those that are on. */
  values: readonly string[];
  onToggle: (value: string) => void;
}

/** Small buttons for adults of which several can be on; the child's chips are larger. */
export function Toggles({ id, label, showLabel = false, options, values, onToggle }: Props) {
  return (
    <div
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={styles.group}
      role="group"
      aria-label={label}
    >
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
