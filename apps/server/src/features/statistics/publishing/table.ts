import type { WithheldReason } from '@lykta/domain';
import { cellOf, joinCells, SENT, type Cell, type UnitCounts } from '../../../records/counts.ts';
import type { Leads } from './leads.ts';
import { roundAtRandom } from './rounding.ts';
import { ALL_RULES, type TableRules } from './rules.ts';
import { decideWithheld, WHOLE } from './withhold.ts';

/** A published cell: rounded numbers, or why there are none. Options that nobody chose after rounding are left out. */
export type PublishedCell = { withheld: WithheldReason } | { size: number; answers: [string, number][] };

/** A published row: that of a unit or of the whole organisation; its cells by question, that of SENT first. */
export type PublishedRow = [question: string, cell: PublishedCell][];

/** What a table is made from. */
export interface TableSource {
  /** Names the table among all: organisation, quarter, form and version. */
  name: readonly string[];
  /** The counts of each unit in which children sent the form. */
  units: ReadonlyMap<string, UnitCounts>;
  leads: Leads;
  threshold: number;
  /** A number from 0 up to 1 for a cell, always the same and never foreseen (CountKeys). */
  draw: (cell: readonly string[]) => number;
}

/**
 * Makes the published table of one form and quarter from the exact counts: the specification of figures, rules 1 to 5.
 * @returns the rows by unit, and under WHOLE the organisation's, which is the sum of its units
 */
export function makeTable(
  { name, units, leads, threshold, draw }: TableSource,
  rules: TableRules = ALL_RULES,
): Map<string, PublishedRow> {
  const withheld = decideWithheld(units, leads, threshold, rules);
  const publish = (row: string, question: string, { size, answers }: Cell): PublishedCell => {
    const round = (answer: string, n: number) =>
      rules.has('rounding') ? roundAtRandom(n, draw([...name, row, question, answer])) : n;
    const rounded = [...answers].map(([answer, n]): [string, number] => [answer, round(answer, n)]);
    return {
      size: round('', size),
      answers: rounded.filter(([, n]) => n > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
    };
  };
  const rowOf = (row: string): PublishedRow =>
    [SENT, ...leads.keys()].map((question) => {
      const reason = withheld.get(row)?.get(question);
      if (reason) return [question, { withheld: reason }];
      const answered = [...units].filter(([, counts]) => cellOf(counts, question).size > 0);
      const cells = answered.filter(([unit]) => row === WHOLE || row === unit);
      // The same children are the same cell: a sum over a single unit is rounded as that unit is.
      const [single] = cells.length === 1 ? cells[0]! : [row];
      return [
        question,
        publish(single, question, joinCells(cells.map(([, counts]) => cellOf(counts, question)))),
      ];
    });
  return new Map([...units.keys(), WHOLE].map((row) => [row, rowOf(row)]));
}
