import { publishedOn, quarterOf, dayOf } from '@lykta/domain';
import { addCounts, countAnswers, NO_COUNTS, SENT, type UnitCounts } from '../../records/counts.ts';
import { countsOf } from '../../records/running-counts.ts';
import { readLeads } from '../../features/statistics/publishing/leads.ts';
import { makeTable, type PublishedRow } from '../../features/statistics/publishing/table.ts';
import { WHOLE } from '../../features/statistics/publishing/withhold.ts';
import { instantOf, toSentForm, type Life, type Sending } from './random-life.ts';
import { seededRandom } from '../../seed/random.ts';

/** One number that an outside caller was shown, and the sendings that it is the sum over, by their place in the life. */
export interface Shown {
  /** Whose it is and of when: the same again is the same number. */
  name: string;
  unit: string;
  question: string;
  rests: ReadonlySet<number>;
  /** How many were shown for each answer; '' = how many answered. */
  numbers: ReadonlyMap<string, number>;
}

/** What one rule shows on a day to who asks for everything that an outside caller may ask for. */
export type Rule = (life: Life, day: number) => Shown[];

const isThere = ({ deleted }: Life, { child }: Sending, day: number) =>
  (deleted.get(child) ?? Infinity) > day;

/** Of each child of a unit its last sending. */
function newestOf(life: Life, sendings: readonly number[]): number[] {
  const newest = new Map<string, number>();
  for (const place of sendings) {
    const { child, unit } = life.sendings[place]!;
    const known = newest.get(`${child} ${unit}`);
    if (known === undefined || life.sendings[known]!.day <= life.sendings[place]!.day)
      newest.set(`${child} ${unit}`, place);
  }
  return [...newest.values()];
}

/** Today's rule: the tables of the quarters that are published by the day, made as the server makes them. */
export function createPublishing(): Rule {
  const tables = new Map<string, Shown[]>();
  return (life, day) => {
    const today = dayOf(instantOf(day));
    const quarters = [...new Set(life.sendings.map(({ quarter }) => quarter))].sort();
    return quarters
      .filter((quarter) => publishedOn(quarter) <= today)
      .flatMap((quarter) => {
        const table = tables.get(quarter) ?? publishOn(life, quarter, day);
        tables.set(quarter, table);
        return table;
      });
  };
}

function publishOn(life: Life, quarter: string, day: number): Shown[] {
  const wanted = life.sendings.flatMap((sending, place) =>
    sending.quarter === quarter && isThere(life, sending, day) ? [place] : [],
  );
  const units = new Map<string, UnitCounts>();
  const byChild = Map.groupBy(wanted, (place) => life.sendings[place]!.child);
  for (const places of byChild.values()) {
    for (const { place, counts } of countsOf(places.map((at) => toSentForm(life.sendings[at]!))).values()) {
      units.set(place.unitId, addCounts(units.get(place.unitId) ?? NO_COUNTS, counts));
    }
  }
  const leads = readLeads(life.form);
  const { threshold } = life;
  const random = seededRandom(day);
  const table = makeTable({ name: [quarter], units, leads, threshold, draw: random });
  const counted = newestOf(life, wanted);
  return [...table].flatMap(([unit, row]) => shownOf(life, quarter, unit, row, counted));
}

function shownOf(life: Life, quarter: string, unit: string, row: PublishedRow, counted: readonly number[]) {
  return row.flatMap(([question, cell]): Shown[] => {
    if ('withheld' in cell) return [];
    const rests = counted.filter((place) => {
      const sending = life.sendings[place]!;
      return (unit === WHOLE || sending.unit === unit) && (question === SENT || question in sending.answers);
    });
    const numbers = new Map([['', cell.size], ...cell.answers]);
    return [{ name: `${quarter} ${unit} ${question}`, unit, question, rests: new Set(rests), numbers }];
  });
}

/** How many children a rule of version 1 shows no figures of. */
const isSmall = (n: number, threshold: number) => n > 0 && n < threshold;

/** The rule of version 1 about siblings: a group is hidden when it is small, or the smallest other beside one small one. */
function isHidden(wanted: string, sizes: ReadonlyMap<string, number>, threshold: number): boolean {
  if (isSmall(sizes.get(wanted) ?? 0, threshold)) return true;
  const small = [...sizes].filter(([, n]) => isSmall(n, threshold));
  if (small.length !== 1) return false;
  const [smallest] = [...sizes]
    .filter(([, n]) => n >= threshold)
    .sort(([a, n], [b, m]) => n - m || (a < b ? -1 : 1));
  return smallest?.[0] === wanted;
}

/** The rule of version 1, kept only to see that the attacker can win: live figures of units and of the organisation. */
export const liveTotals: Rule = (life, day) => {
  const sent = life.sendings.flatMap((sending, place) =>
    sending.day <= day && isThere(life, sending, day) ? [place] : [],
  );
  const shown: Shown[] = [];
  for (const period of ['', quarterOf(instantOf(day))]) {
    const wanted = newestOf(life, sent).filter(
      (place) => period === '' || life.sendings[place]!.quarter === period,
    );
    const byUnit = Map.groupBy(wanted, (place) => life.sendings[place]!.unit);
    const sizes = new Map([...byUnit].map(([unit, places]) => [unit, places.length]));
    const show = (unit: string, places: readonly number[]) => {
      const numbers = places.reduce(
        (sum, at) => addCounts(sum, countAnswers(life.sendings[at]!.answers)),
        NO_COUNTS,
      );
      shown.push({
        name: `${day} ${period} ${unit}`,
        unit,
        question: 'q0',
        rests: new Set(places),
        numbers: new Map([['', numbers.children]]),
      });
    };
    if (!isSmall(wanted.length, life.threshold)) show(WHOLE, wanted);
    for (const [unit, places] of byUnit) if (!isHidden(unit, sizes, life.threshold)) show(unit, places);
  }
  return shown;
};
