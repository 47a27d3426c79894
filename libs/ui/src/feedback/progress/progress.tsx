import styles from './progress.module.css';

export interface ProgressProps {
  /** Steps done, from 0 to `max`. */
  value: number;
  /** Number of steps. */
  max: number;
  /** The position in words, read by screen readers: "Fråga 3 av 12". */
  label: string;
  /** Shows the label too, where no banner does. Default false. */
  showLabel?: boolean;
}

/** A progress bar: the completed part is lit. */
export function Progress({ value, max, label, showLabel = false }: ProgressProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={styles.progress}>
      {showLabel && <span aria-hidden="true">{label}</span>}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={label}
      >
        <div className={styles.inside}>
          <i style={{ translate: `calc(var(--way) * ${(part - 1) * 100}%) 0` }} />
        </div>
      </div>
    </div>
  );
}
