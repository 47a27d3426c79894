import type { MoodLevel } from '@lykta/domain';
import { Smiley } from '../../art/smiley/smiley.tsx';
import styles from './mood-calendar.module.css';

export interface CalendarDay {
  /** React key, and what `onSelect` is called with. */
  key: string;
  /** Day of the month. */
  number: number;
  /** Read by screen readers: "tisdag 3 november, bra". */
  name: string;
  /** Null: no mood chosen that day. */
  mood: MoodLevel | null;
  /** Whether it can be pressed. Days ahead, and days before the child began, are only a number. */
  open: boolean;
}

interface Props {
  day: CalendarDay;
  chosen: boolean;
  today: boolean;
  /** Whether Tab stops here. */
  stop: boolean;
  /** The moods are still loading, so a day without one is not yet known to be empty. */
  busy: boolean;
  onPress: () => void;
}

/** One day of the calendar: its number over its face, or over a blank sheet of paper. */
export function DayCell({ day, chosen, today, stop, busy, onPress }: Props) {
  const number = <span className={styles.number}>{day.number}</span>;
  return (
    <div role="gridcell" className={styles.cell} data-chosen={chosen || undefined}>
      {day.open ? (
        <button
          type="button"
          className={styles.day}
          data-day={day.key}
          data-today={today || undefined}
          aria-label={day.name}
          aria-pressed={chosen}
          aria-current={today ? 'date' : undefined}
          tabIndex={stop ? 0 : -1}
          onClick={onPress}
        >
          {number}
          {day.mood ? <Smiley mood={day.mood} size={36} className={styles.face} /> : !busy && <BlankSheet />}
        </button>
      ) : (
        <span className={styles.day}>{number}</span>
      )}
    </div>
  );
}

/** A sheet of paper with a folded corner: nothing is written that day. */
function BlankSheet() {
  return (
    <svg className={styles.face} viewBox="0 0 36 36" aria-hidden="true">
      <path d="M10 5h12.5l8.5 8.5V26q0 5-5 5H10q-5 0-5-5V10q0-5 5-5Z" fill="var(--sheet)" />
      <path d="M22.5 5l8.5 8.5h-5.5q-3 0-3-3Z" fill="var(--fold)" />
    </svg>
  );
}
