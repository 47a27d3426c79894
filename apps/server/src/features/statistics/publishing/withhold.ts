import type { WithheldReason } from '@lykta/domain';
import { cellOf, joinCells, SENT, type Cell, type UnitCounts } from '../../../records/counts.ts';
import type { Leads } from './leads.ts';
import { ALL_RULES, type TableRules } from './rules.ts';

/** The organisation's row, beside those of its units; no id is empty. */
export const WHOLE = '';

/** What is decided of a table: why a question is withheld in a row, by row and question; shown cells are not in it. */
export type Withheld = ReadonlyMap<string, ReadonlyMap<string, WithheldReason>>;

/** Below this many children, "all answered alike" tells about each of them. */
export const ALIKE_BELOW = 10;

const isFew = ({ size }: Cell, threshold: number) => size > 0 && size < threshold;
const isAlike = ({ size, answers }: Cell) => size > 0 && Math.max(0, ...answers.values()) >= size;

/** Why a cell is withheld by itself. */
function ownReason(cell: Cell, threshold: number, rules: TableRules): WithheldReason | undefined {
  if (rules.has('few') && isFew(cell, threshold)) return 'few';
  return rules.has('same') && cell.size < ALIKE_BELOW && isAlike(cell) ? 'same' : undefined;
}

/**
 * Decides once for a whole table what is not shown: small cells, cells in which all answered alike, branches of either,
 * and as many others as it takes that none of these can be computed from what is shown. The organisation's row is the
 * sum of its units', so the withheld units of a question together are a cell too: large enough, and not all alike.
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
  const withhold = (row: string, question: string, reason: WithheldReason | undefined) => {
    const reasons = withheld.get(row)!;
    if (!reason || reasons.has(question)) return;
    reasons.set(question, reason);
    changed = true;
  };
  const ledBy = (row: string, question: string): WithheldReason | undefined => {
    const reasons = leadsOf(question).flatMap((lead) => withheld.get(row)!.get(lead) ?? []);
    if (reasons.length === 0) return undefined;
    return reasons.includes('few') ? 'few' : 'protects-another';
  };
  // A branch that is withheld may take another unit with it, whose own branches then follow.
  while (changed) {
    changed = false;
    for (const question of questions) {
      for (const [row, cell] of cells.get(question)!) {
        withhold(row, question, ownReason(cell, threshold, rules) ?? ledBy(row, question));
      }
      if (!rules.has('complement')) continue;
      for (const row of toProtect(
        cells.get(question)!,
        (row) => withheld.get(row)!.has(question),
        threshold,
      )) {
        withhold(row, question, 'protects-another');
      }
    }
  }
  return withheld;
}

/** Which more rows of a question must be withheld: the next smallest units, and when they do not help, the sum. */
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
