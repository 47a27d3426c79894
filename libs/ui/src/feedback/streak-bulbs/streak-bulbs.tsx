import { Bulb, Cord, slack } from './bulb.tsx';
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

/** Seven bulbs on a cord, one per day; a bulb is lit when a mood was chosen that day. */
export function StreakBulbs({ days, label }: StreakBulbsProps) {
  return (
    <div className={styles.streak} role="img" aria-label={label}>
      <Cord />
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
