import { moodLevels, type MoodLevel } from '@lykta/domain';
import { curveMonotoneX, line, scalePoint } from 'd3';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { customProperties } from '../../custom-properties.ts';
import styles from './mood-chart.module.css';

export interface MoodDay {
  /** React key. */
  key: string;
  /** Shown under the chart: "tor" or "19". */
  label: string;
  /** Read by screen readers: "torsdag 19 november". */
  name: string;
  /** Null: no mood chosen that day. */
  mood: MoodLevel | null;
}

export interface MoodChartProps {
  /** Accessible name of the slider: "Välj dag". */
  label: string;
  /** The oldest first. */
  days: readonly MoodDay[];
  /** Names of the moods, on the axis and for screen readers. */
  moodLabels: Record<MoodLevel, string>;
  /** Read for a day without a mood: "Inget ansikte". */
  noMoodLabel: string;
  /** Index of the highlighted day. */
  selected: number;
  /** Called with the index of the chosen day. */
  onSelect: (index: number) => void;
}

/** With more days than this the chart draws points instead of faces, and labels every fifth day. */
const FACES_UNTIL = 10;
const EVERY_FIFTH = 5;

const across = scalePoint<number>().range([0, 100]).padding(0.5);
const down = scalePoint<MoodLevel>().domain(moodLevels).range([0, 100]).padding(0.5);

/** A child's moods day by day: mood names on the axis, faces as points. The line has a gap at days without a mood. */
export function MoodChart({ label, days, moodLabels, noMoodLabel, selected, onSelect }: MoodChartProps) {
  const x = across.copy().domain(days.map((_, index) => index));
  const way = line<MoodDay>()
    .defined((day) => day.mood !== null)
    .x((_, index) => x(index) ?? 0)
    .y((day) => down(day.mood ?? 'OK') ?? 0)
    .curve(curveMonotoneX);
  const chosen = days[selected];
  const many = days.length > FACES_UNTIL;
  return (
    <div className={styles.chart} data-many={many || undefined}>
      <div className={styles.axis} aria-hidden="true">
        {moodLevels.map((level) => (
          <span key={level}>{moodLabels[level]}</span>
        ))}
      </div>
      <div className={styles.field} style={customProperties({ '--days': days.length })}>
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {moodLevels.map((level) => (
            <path
              key={level}
              className={styles.level}
              d={`M0 ${down(level)}H100`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path className={styles.way} d={way(days) ?? undefined} vectorEffect="non-scaling-stroke" />
        </svg>
        {days.map((day, index) => (
          <span
            key={day.key}
            className={styles.day}
            data-chosen={index === selected || undefined}
            aria-hidden="true"
          >
            <span className={styles.column}>
              {day.mood && (
                <span className={styles.point} style={{ insetBlockStart: `${down(day.mood)}%` }}>
                  {many ? (
                    <i style={{ background: `var(--mood-${day.mood.toLowerCase()})` }} />
                  ) : (
                    <Smiley mood={day.mood} size={36} />
                  )}
                </span>
              )}
            </span>
            <span className={styles.word}>
              {!many || index === selected || (days.length - 1 - index) % EVERY_FIFTH === 0 ? day.label : ''}
            </span>
          </span>
        ))}
        {/* One slider covers the chart: a press chooses the nearest day, arrow keys go day by day. */}
        <input
          type="range"
          className={styles.days}
          aria-label={label}
          aria-valuetext={chosen && `${chosen.name}: ${chosen.mood ? moodLabels[chosen.mood] : noMoodLabel}`}
          min={0}
          max={days.length - 1}
          value={selected}
          onChange={(event) => onSelect(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
