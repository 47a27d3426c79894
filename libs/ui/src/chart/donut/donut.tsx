import '../../tokens/donut.css';
import type { ReactNode } from 'react';
import { DonutRing, type RingSlice } from './donut-ring.tsx';
import { percent, roundsUnevenly } from './shares.ts';
import styles from './donut.module.css';
import hiddenStyles from '../../visually-hidden.module.css';

export interface DonutSlice {
  /** React key. */
  id: string;
  /** The answer. */
  label: string;
  /** Number of answers. */
  value: number;
  /** The skipped answers ("hoppat över"): grey and always last. */
  skip?: boolean;
  /** Drawn before the label, such as a face. */
  picture?: ReactNode;
}

export interface DonutProps {
  /** The question; becomes the table's caption. */
  caption: string;
  /** In display order; of more than seven, all from the seventh on are one part of the ring. */
  slices: readonly DonutSlice[];
  /** The answers are the steps of a scale: the colours go one way, too. Default false. */
  ordered?: boolean;
  /** Text in the middle: the number of children and its unit. */
  centre: { value: string; word: string };
  /**
   * Column headings, the note for rounded shares that do not add up to 100, and the note for answers that share a part of
   * the ring.
   */
  texts: { answer: string; count: string; share: string; rounding: string; together: string };
  /** Shown instead when there are no answers. */
  empty: ReactNode;
}

const COLOURS = 7;
const STEPS = 5;

/** Spreads the answers of a scale over its colours, from the first to the last. */
const stepOf = (index: number, count: number) =>
  count > 1 ? 1 + Math.round((index * (STEPS - 1)) / (count - 1)) : 1;

/** The name of a slice's colour. By order, not by size: an answer keeps its colour beside another quarter. */
function colourOf(index: number, count: number, isScale: boolean): string {
  if (index >= count) return 'skip';
  return isScale ? `step-${stepOf(index, count)}` : String(Math.min(index + 1, COLOURS));
}

/** A ring chart in at most seven colours and grey, with the same numbers in a table beside it (docs/product.md §2). */
export function Donut({ caption, slices, ordered = false, centre, texts, empty }: DonutProps) {
  const answers = slices.filter((slice) => !slice.skip);
  const all = [...answers, ...slices.filter((slice) => slice.skip)];
  const values = all.map((slice) => slice.value);
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole === 0) return empty;

  const isScale = ordered && answers.length <= STEPS;
  const rows: (DonutSlice & RingSlice)[] = all.map((slice, index) => ({
    ...slice,
    colour: `var(--donut-${colourOf(index, answers.length, isScale)})`,
    share: percent(slice.value, whole),
  }));
  const isTogether = answers.length > COLOURS;
  return (
    <div className={styles.donut}>
      <DonutRing slices={partsOf(rows, whole)} centre={centre} />
      <div className={styles.numbers}>
        <table>
          <caption className={hiddenStyles.visuallyHidden}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.answer}</th>
              <th scope="col" className={styles.number}>
                {texts.count}
              </th>
              <th scope="col" className={styles.number}>
                {texts.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <span className={styles.word}>
                    <i className={styles.key} style={{ background: row.colour }} />
                    {row.picture}
                    {row.label}
                  </span>
                </th>
                <td className={styles.number}>
                  <b>{row.value}</b>
                </td>
                <td className={styles.number}>{row.share} %</td>
              </tr>
            ))}
          </tbody>
        </table>
        {isTogether && <p className={styles.note}>{texts.together}</p>}
        {roundsUnevenly(values) && <p className={styles.note}>{texts.rounding}</p>}
      </div>
    </div>
  );
}

/** One part of the ring for each colour, so that no two parts look alike. */
function partsOf(rows: readonly RingSlice[], whole: number): RingSlice[] {
  return [...Map.groupBy(rows, ({ colour }) => colour).values()].map((alike) => {
    const value = alike.reduce((sum, row) => sum + row.value, 0);
    return { ...alike[0]!, value, share: percent(value, whole) };
  });
}
