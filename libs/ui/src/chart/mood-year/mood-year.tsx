import { moodLevels, type MoodLevel } from '@lykta/domain';
import { useId } from 'react';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { VisuallyHidden } from '../../surface/visually-hidden/visually-hidden.tsx';
import styles from './mood-year.module.css';

interface YearMonth {
  /** React key, and what `onOpen` is called with. */
  key: string;
  /** "november" */
  label: string;
  /** Read after the label by screen readers: "Bra 3, Okej 2". */
  summary: string;
  /** Empty places before the first day. */
  lead: number;
  /** The mood of each day; null where none was chosen. */
  days: readonly (MoodLevel | null)[];
  /** Whether it can be pressed. Months ahead, and months before the child began, are only names. */
  open: boolean;
}

interface Props {
  /** The months with their days, January first. */
  months: readonly YearMonth[];
  /** Called with the key of the pressed month. */
  onOpen: (key: string) => void;
}

/** A year as twelve small calendars of faces. A press on a month opens it. */
export function MoodYear({ months, onOpen }: Props) {
  const id = useId();
  return (
    <div className={styles.year}>
      {/* Each face is drawn once, and every day repeats it: a year of whole drawings is slow on a phone. */}
      <VisuallyHidden>
        {moodLevels.map((mood) => (
          <Smiley key={mood} mood={mood} size={32} id={`${id}${mood}`} />
        ))}
      </VisuallyHidden>
      {months.map((month) =>
        month.open ? (
          <button
            key={month.key}
            type="button"
            className={styles.month}
            aria-label={month.summary ? `${month.label}: ${month.summary}` : month.label}
            onClick={() => onOpen(month.key)}
          >
            <Days month={month} id={id} />
          </button>
        ) : (
          <div key={month.key} className={styles.month}>
            <Days month={month} id={id} />
          </div>
        ),
      )}
    </div>
  );
}

function Days({ month: { label, lead, days }, id }: { month: YearMonth; id: string }) {
  return (
    <>
      <span className={styles.name}>{label}</span>
      <span className={styles.days} aria-hidden="true">
        {days.map((mood, index) => (
          <svg
            key={index}
            viewBox="0 0 96 96"
            style={index === 0 ? { gridColumnStart: lead + 1 } : undefined}
          >
            {mood ? <use href={`#${id}${mood}`} width="96" height="96" /> : <circle cx="48" cy="48" r="12" />}
          </svg>
        ))}
      </span>
    </>
  );
}
