import styles from './streak-bulbs.module.css';

export interface StreakDay {
  /** The day in three letters; "idag" for today. */
  label: string;
  /** Whether a mood was chosen that day. */
  lit: boolean;
  /** Marks today. Default false. */
  today?: boolean;
}

export interface StreakBulbsProps {
  /** Seven days, oldest first. */
  days: readonly StreakDay[];
  /**
   * The content in words for screen readers, such as "De senaste sju dagarna: du har valt ett ansikte måndag och
   * tisdag".
   */
  label: string;
}

/** How far the cord hangs (rem) at a position along it (0 to 1). */
const slack = (at: number) => 0.25 + 2.75 * at * (1 - at);

/** Seven bulbs on a cord, one per day; a bulb is lit when a mood was chosen that day. */
export function StreakBulbs({ days, label }: StreakBulbsProps) {
  return (
    <div className={styles.streak} role="img" aria-label={label}>
      <svg className={styles.cord} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4Q50 26 100 4" vectorEffect="non-scaling-stroke" />
      </svg>
      {days.map((day, index) => (
        <span
          key={index}
          className={styles.day}
          data-lit={day.lit || undefined}
          data-today={day.today || undefined}
          style={{ paddingBlockStart: `${slack((index + 0.5) / days.length)}rem` }}
        >
          <Bulb lit={day.lit} />
          <span className={styles.word}>{day.label}</span>
        </span>
      ))}
    </div>
  );
}

function Bulb({ lit }: { lit: boolean }) {
  return (
    <svg viewBox="-12 -3 24 31" className={styles.bulb} aria-hidden="true">
      <path className={styles.cap} d="M-4 -1H4V5H-4Z" />
      <path className={styles.glass} d="M-4 4.5H4C9 9 10 13 10 16A10 10 0 0 1 -10 16C-10 13 -9 9 -4 4.5Z" />
      {lit && <path className={styles.shine} d="M-4.5 15.5Q-4 11.5 -1.5 10" />}
    </svg>
  );
}
