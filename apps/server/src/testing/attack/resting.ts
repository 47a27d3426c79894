import { SENT } from '../../records/counts.ts';
import { WHOLE } from '../../features/statistics/publishing/withhold.ts';
import type { Life, Sending } from './random-life.ts';

/** A cell of a published table: its quarter, its row (a unit or the whole organisation) and its question. */
export interface CellPlace {
  quarter: string;
  unit: string;
  question: string;
}

/** The numbers of one cell that an outside caller was shown. */
export interface Shown extends CellPlace {
  /** The day on which they were made. */
  day: number;
  /** The sendings that they are the sum over, by their place in the life. */
  rests: ReadonlySet<number>;
  /** How many were shown for each answer; '' = how many answered. */
  numbers: ReadonlyMap<string, number>;
}

const isThere = ({ deleted }: Life, { child, day: sent }: Sending, day: number) =>
  sent <= day && (deleted.get(child) ?? Infinity) > day;

/** The sendings of children whose accounts are there on a day, by their place in the life. */
export const sentBy = (life: Life, day: number): number[] =>
  life.sendings.flatMap((sending, place) => (isThere(life, sending, day) ? [place] : []));

/** Of each child of a unit its last sending. */
export function newestOf(life: Life, sendings: readonly number[]): number[] {
  const newest = new Map<string, number>();
  for (const place of sendings) {
    const { child, unit } = life.sendings[place]!;
    const known = newest.get(`${child} ${unit}`);
    if (known === undefined || life.sendings[known]!.day <= life.sendings[place]!.day)
      newest.set(`${child} ${unit}`, place);
  }
  return [...newest.values()];
}

/** The sendings behind a cell of a table that is made on a day. */
export function restsOf(life: Life, { quarter, unit, question }: CellPlace, day: number): Set<number> {
  const sent = sentBy(life, day).filter((place) => life.sendings[place]!.quarter === quarter);
  const counted = newestOf(life, sent).filter((place) => {
    const sending = life.sendings[place]!;
    return (unit === WHOLE || sending.unit === unit) && (question === SENT || question in sending.answers);
  });
  return new Set(counted);
}
