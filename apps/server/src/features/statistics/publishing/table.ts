import type { WithheldReason } from '@lykta/domain';
import { cellOf, joinCells, SENT, type Cell, type UnitCounts } from '../../../counts/counts.ts';
import type { Leads } from './leads.ts';
import { roundAtRandom } from './rounding.ts';
import { ALL_RULES, type TableRules } from './rules.ts';
import { decideWithheld, WHOLE } from './withhold.ts';

/**
 * A published cell: rounded numbers, or the reason why it is withheld. Options that are zero after rounding are
 * omitted.
 */
export type PublishedCell = { withheld: WithheldReason } | { size: number; answers: [string, number][] };

/** The published row of a unit or of the whole organisation: its cells by question, SENT first. */
export type PublishedRow = [question: string, cell: PublishedCell][];

/** The input of a table. */
export interface TableSource {
  /** Identifies the table: organisation, quarter, form and version. */
  name: readonly string[];
  /** The counts of each unit whose children sent the form. */
  units: ReadonlyMap<string, UnitCounts>;
  leads: Leads;
  threshold: number;
  /** Returns a number from 0 to 1 (excluded) for a cell: constant, but unpredictable without the secret (CountKeys). */
  draw: (cell: readonly string[]) => number;
}

/**
 * Makes the published table of one form and quarter from the exact counts (the specification of figures, rules 1 to 5).
 * @returns the rows by unit; the organisation's row, the sum of its units, is under WHOLE
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
      // A sum over a single unit covers the same children, so it is rounded like that unit.
      const [[single] = [row], ...others] = cells;
      return [
        question,
        publish(
          others.length === 0 ? single : row,
          question,
          joinCells(cells.map(([, counts]) => cellOf(counts, question))),
        ),
      ];
    });
  return new Map([...units.keys(), WHOLE].map((row) => [row, rowOf(row)]));
}
