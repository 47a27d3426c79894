import styles from './streak-bulbs.module.css';

export interface StreakDay {
  /** The day in three letters; "idag" for today. */
  label: string;
  /** A face was chosen that day. */
  lit: boolean;
  today?: boolean;
}

export interface StreakBulbsProps {
  /** Seven days, the oldest first. */
  days: readonly StreakDay[];
  /** All of it in words, such as "De senaste sju dagarna: du har valt ett ansikte måndag och tisdag". */
  label: string;
}

/** How far the cord hangs at a place along it (0 to 1), in rem. */
const slack = (at: number) => 0.25 + 2.75 * at * (1 - at);

/** Seven bulbs on a slack cord: lit where a face was chosen. An unlit one says nothing more than that. */
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
