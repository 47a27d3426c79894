import { dayOf, publishedOn, quarterOf, present } from '@lykta/domain';
import { addCounts, countAnswers, NO_COUNTS, type UnitCounts } from '../../counts/counts.ts';
import { readLeads } from '../../features/statistics/publishing/leads.ts';
import type { TableRules } from '../../features/statistics/publishing/rules.ts';
import { makeTable } from '../../features/statistics/publishing/table.ts';
import { WHOLE } from '../../features/statistics/publishing/withhold.ts';
import { createCountKeys } from '../../security/count-keys.ts';
import { parseSecrets } from '../../security/secrets.ts';
import { instantOf, type Life } from './random-life.ts';
import { newestOf, restsOf, sentBy, type Shown } from './resting.ts';

/** Returns what an outside caller who queries everything is shown on a day. */
export type Publisher = (life: Life, day: number) => Shown[];

/** How tables are published: correctly, also for the running quarter, or again after publication. */
export type Publishing = 'once' | 'live' | 'again';

/** The same rounding in every run. */
const { draw } = createCountKeys(parseSecrets(Buffer.alloc(32, 16).toString('base64')));

/** Publishes the tables due by the day, in memory, with the server's own code. */
export function createPublisher(rules?: TableRules, publishing: Publishing = 'once'): Publisher {
  const tables = new Map<string, Shown[]>();
  return (life, day) => {
    const today = dayOf(instantOf(day));
    const quarters = [...new Set(life.sendings.map(({ quarter }) => quarter))].sort();
    const isOut = (quarter: string) =>
      publishing === 'live' ? quarter <= quarterOf(instantOf(day)) : publishedOn(quarter) <= today;
    return quarters.filter(isOut).flatMap((quarter) => {
      const kept = publishing === 'once' ? tables.get(quarter) : undefined;
      const table = kept ?? publishOn(life, quarter, day, rules);
      tables.set(quarter, table);
      return table;
    });
  };
}

function publishOn(life: Life, quarter: string, day: number, rules?: TableRules): Shown[] {
  const wanted = sentBy(life, day).filter(
    (place) => present(life.sendings[place], 'life.sendings[place]').quarter === quarter,
  );
  const units = new Map<string, UnitCounts>();
  for (const place of newestOf(life, wanted)) {
    const { unit, answers } = present(life.sendings[place], 'life.sendings[place]');
    units.set(unit, addCounts(units.get(unit) ?? NO_COUNTS, countAnswers(answers)));
  }
  const { threshold, form } = life;
  const table = makeTable({ name: [quarter], units, leads: readLeads(form), threshold, draw }, rules);
  return [...table].flatMap(([unit, row]) =>
    row.flatMap(([question, cell]): Shown[] => {
      if ('withheld' in cell) return [];
      const place = { quarter, unit, question };
      const numbers = new Map([['', cell.size], ...cell.answers]);
      return [{ ...place, day, rests: restsOf(life, place, day), numbers }];
    }),
  );
}

/** Whether version 1 would hide figures of this many children. */
const isSmall = (n: number, threshold: number) => n > 0 && n < threshold;

/**
 * Version 1's rule for siblings: a group is hidden if it is small, or if it is the smallest other group beside a single
 * small one.
 */
function isHidden(wanted: string, sizes: ReadonlyMap<string, number>, threshold: number): boolean {
  if (isSmall(sizes.get(wanted) ?? 0, threshold)) return true;
  const small = [...sizes].filter(([, n]) => isSmall(n, threshold));
  if (small.length !== 1) return false;
  const [smallest] = [...sizes]
    .filter(([, n]) => n >= threshold)
    .sort(([a, n], [b, m]) => n - m || (a < b ? -1 : 1));
  return smallest?.[0] === wanted;
}

/** Version 1, kept only to show that the attacker can win: live numbers of units and of the organisation. */
export const versionOne: Publisher = (life, day) => {
  const sent = sentBy(life, day);
  return ['', quarterOf(instantOf(day))].flatMap((period) => {
    const wanted = newestOf(life, sent).filter(
      (place) => period === '' || present(life.sendings[place], 'life.sendings[place]').quarter === period,
    );
    const byUnit = Map.groupBy(wanted, (place) => present(life.sendings[place], 'life.sendings[place]').unit);
    const sizes = new Map([...byUnit].map(([unit, places]) => [unit, places.length]));
    const show = (unit: string, places: readonly number[]): Shown => ({
      quarter: `${day} ${period}`,
      unit,
      question: 'q0',
      day,
      rests: new Set(places),
      numbers: new Map([['', places.length]]),
    });
    return [
      ...(isSmall(wanted.length, life.threshold) ? [] : [show(WHOLE, wanted)]),
      ...[...byUnit]
        .filter(([unit]) => !isHidden(unit, sizes, life.threshold))
        .map(([unit, places]) => show(unit, places)),
    ];
  });
};
