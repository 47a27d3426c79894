import { present, type WithheldReason } from '@lykta/domain';
import { cellOf, joinCells, SENT, type Cell, type UnitCounts } from '../../../counts/counts.ts';
import type { Leads } from './leads.ts';
import { ALL_RULES, type TableRules } from './rules.ts';

/** The key of the organisation's row beside those of its units; unit ids are never empty. */
export const WHOLE = '';

/** The reason why a question is withheld, by row and question. Shown cells are not included. */
export type Withheld = ReadonlyMap<string, ReadonlyMap<string, WithheldReason>>;

/** Below this many children, "all gave the same answer" reveals the answer of each. */
export const ALIKE_BELOW = 10;

const isFew = ({ size }: Cell, threshold: number) => size > 0 && size < threshold;
const isAlike = ({ size, answers }: Cell) => size > 0 && Math.max(0, ...answers.values()) >= size;

/** Returns why a cell is withheld because of its own numbers, if it is. */
function ownReason(cell: Cell, threshold: number, rules: TableRules): WithheldReason | undefined {
  if (rules.has('few') && isFew(cell, threshold)) return 'few';
  return rules.has('same') && cell.size < ALIKE_BELOW && isAlike(cell) ? 'same' : undefined;
}

/**
 * Decides for a whole table which cells are not shown: small cells, cells in which all gave the same answer, the
 * questions that depend on either, and as many other cells as needed so that no withheld number can be computed. The
 * organisation's row is the sum of its units, so the withheld units of a question together must also be large enough
 * and not all alike.
 * @param units the counts of each unit, by its id
 */
export function decideWithheld(
  units: ReadonlyMap<string, UnitCounts>,
  leads: Leads,
  threshold: number,
  rules: TableRules = ALL_RULES,
): Withheld {
  const withheld = new Map([...units.keys(), WHOLE].map((row) => [row, new Map<string, WithheldReason>()]));
  const questions = [SENT, ...leads.keys()];
  const leadsOf = (question: string) =>
    question === SENT || !rules.has('branches') ? [] : [SENT, ...(leads.get(question) ?? [])];
  const cells = new Map(
    questions.map((question) => {
      const rows = [...units].map(([unit, counts]) => [unit, cellOf(counts, question)] as const);
      return [question, new Map([...rows, [WHOLE, joinCells(rows.map(([, cell]) => cell))]])];
    }),
  );
  let changed = true;
  const reasonsOf = (row: string) => present(withheld.get(row), 'a row of the table');
  const withhold = (row: string, question: string, reason: WithheldReason | undefined) => {
    const reasons = reasonsOf(row);
    if (!reason || reasons.has(question)) return;
    reasons.set(question, reason);
    changed = true;
  };
  // A question that several others lead to may have many answers, although few answered one of the others.
  const ledBy = (row: string, question: string, { size }: Cell): WithheldReason | undefined => {
    const reasons = leadsOf(question).flatMap((lead) => reasonsOf(row).get(lead) ?? []);
    if (reasons.length === 0) return undefined;
    return reasons.includes('few') && size < threshold ? 'few' : 'protects-another';
  };
  // Withholding a cell can require withholding another unit, and then the questions that depend on it: repeat until
  // nothing changes.
  while (changed) {
    changed = false;
    for (const [question, rows] of cells) {
      for (const [row, cell] of rows) {
        withhold(row, question, ownReason(cell, threshold, rules) ?? ledBy(row, question, cell));
      }
      if (!rules.has('complement')) continue;
      for (const row of toProtect(rows, (row) => reasonsOf(row).has(question), threshold)) {
        withhold(row, question, 'protects-another');
      }
    }
  }
  return withheld;
}

/**
 * Returns which further rows of a question must be withheld: the next smallest units, and the sum if they are not
 * enough.
 */
function toProtect(
  cells: ReadonlyMap<string, Cell>,
  isWithheld: (row: string) => boolean,
  threshold: number,
): string[] {
  if (isWithheld(WHOLE)) return [];
  const units = [...cells].filter(([row]) => row !== WHOLE);
  const hidden = units.filter(([row]) => isWithheld(row));
  if (hidden.length === 0) return [];
  const others = units
    .filter(([row, { size }]) => size > 0 && !isWithheld(row))
    .sort(([a, one], [b, other]) => one.size - other.size || (a < b ? -1 : 1));
  const added: string[] = [];
  const isSafe = () => {
    const together = joinCells(hidden.map(([, cell]) => cell));
    return hidden.length > 1 && together.size >= threshold && !isAlike(together);
  };
  while (!isSafe()) {
    const next = others.shift();
    if (!next) return [...added, WHOLE];
    hidden.push(next);
    added.push(next[0]);
  }
  return added;
}
