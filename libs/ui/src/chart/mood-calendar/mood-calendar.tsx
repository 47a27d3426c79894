import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../surface/visually-hidden/visually-hidden.tsx';
import { placeAfterKey, WEEK } from './calendar-keys.ts';
import { DayCell, type CalendarDay } from './day-cell.tsx';
import styles from './mood-calendar.module.css';

export interface MoodCalendarProps {
  /** Accessible name: "november 2026". */
  label: string;
  /** Names of the columns. */
  weekdays: readonly { short: string; long: string }[];
  /** Empty places before the first day. */
  lead: number;
  /** The days of the month; those that can be pressed stand together. */
  days: readonly CalendarDay[];
  /** Key of today, if it is in this month. */
  today?: string;
  /** Key of the chosen day, which stands in the light. */
  selected?: string;
  /** Called with the key of the pressed day. */
  onSelect: (key: string) => void;
  /** The moods are loading. Default false. */
  busy?: boolean;
  /** Takes the focus when it appears. Default false. */
  takesFocus?: boolean;
}

/** A month as a calendar of faces. Arrow keys move between the days and choose nothing; Enter and Space choose. */
export function MoodCalendar(props: MoodCalendarProps) {
  const { label, weekdays, lead, days, today, selected, onSelect, busy = false, takesFocus = false } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string>();
  const open = days.filter((day) => day.open);
  const has = (key: string | undefined) => open.some((day) => day.key === key);
  const stop = [reached, selected, today].find(has) ?? open.at(-1)?.key;
  const buttonOf = (key: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${key}"]`);

  useEffect(() => {
    if (takesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const mirrored = grid.current?.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const at = days.findIndex((day) => day.key === stop);
    const places = {
      lead,
      first: days.findIndex((day) => day.open),
      last: days.findLastIndex((day) => day.open),
    };
    const place = at < 0 ? null : placeAfterKey(event.key, at, places, mirrored);
    const next = place === null ? undefined : days[place];
    if (!next) return;
    event.preventDefault();
    setReached(next.key);
    buttonOf(next.key)?.focus();
  };

  const weeks = Array.from({ length: Math.ceil((lead + days.length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, column) => days[week * WEEK + column - lead]),
  );
  return (
    <div className={styles.frame}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={styles.calendar}
        aria-label={label}
        aria-busy={busy}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.week}>
          {weekdays.map(({ short, long }) => (
            <div key={long} role="columnheader" className={styles.weekday}>
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </div>
          ))}
        </div>
        {weeks.map((week, row) => (
          <div
            key={row}
            role="row"
            className={styles.week}
            data-quiet={week.some((day) => day?.open) ? undefined : true}
          >
            {week.map((day, column) =>
              day ? (
                <DayCell
                  key={day.key}
                  day={day}
                  chosen={day.key === selected}
                  today={day.key === today}
                  stop={day.key === stop}
                  busy={busy}
                  onPress={() => {
                    setReached(day.key);
                    onSelect(day.key);
                  }}
                />
              ) : (
                <div key={column} role="gridcell" />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
