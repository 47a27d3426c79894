import { present } from '@lykta/domain';
import { SENT } from '../../counts/counts.ts';
import { WHOLE } from '../../features/statistics/publishing/withhold.ts';
import type { Life, Sending } from './random-life.ts';

/** A cell of a published table: its quarter, its row (a unit or the whole organisation) and its question. */
export interface CellPlace {
  quarter: string;
  unit: string;
  question: string;
}

/** The numbers of one cell as shown to an outside caller. */
export interface Shown extends CellPlace {
  /** The day on which they were computed. */
  day: number;
  /** The sendings that they sum up, by index in the life. */
  rests: ReadonlySet<number>;
  /** The shown number for each answer; '' is how many answered. */
  numbers: ReadonlyMap<string, number>;
}

const isThere = ({ deleted }: Life, { child, day: sent }: Sending, day: number) =>
  sent <= day && (deleted.get(child) ?? Infinity) > day;

/** Returns the sendings of children whose accounts exist on a day, by index in the life. */
export const sentBy = (life: Life, day: number): number[] =>
  life.sendings.flatMap((sending, place) => (isThere(life, sending, day) ? [place] : []));

/** Returns the last sending of each child of a unit. */
export function newestOf(life: Life, sendings: readonly number[]): number[] {
  const newest = new Map<string, number>();
  for (const place of sendings) {
    const { child, unit } = present(life.sendings[place], 'life.sendings[place]');
    const known = newest.get(`${child} ${unit}`);
    if (
      known === undefined ||
      present(life.sendings[known], 'life.sendings[known]').day <=
        present(life.sendings[place], 'life.sendings[place]').day
    )
      newest.set(`${child} ${unit}`, place);
  }
  return [...newest.values()];
}

/** Returns the sendings behind a cell of a table made on a day. */
export function restsOf(life: Life, { quarter, unit, question }: CellPlace, day: number): Set<number> {
  const sent = sentBy(life, day).filter(
    (place) => present(life.sendings[place], 'life.sendings[place]').quarter === quarter,
  );
  const counted = newestOf(life, sent).filter((place) => {
    const sending = present(life.sendings[place], 'life.sendings[place]');
    return (unit === WHOLE || sending.unit === unit) && (question === SENT || question in sending.answers);
  });
  return new Set(counted);
}
