import styles from './progress.module.css';

export interface ProgressProps {
  value: number;
  max: number;
  /** Where one is, in words: "Fråga 3 av 12". */
  label: string;
  /** Shows the words too, where no banner says them. */
  showLabel?: boolean;
}

/** The part of the way that is walked, lit on a night track. */
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
