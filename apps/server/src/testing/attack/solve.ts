import { present } from '@lykta/domain';
/** The set of children, by index in a list, that a shown number sums up. */
export type Seen = ReadonlySet<number>;

/** Small enough that products are exact, large enough that a matrix of 0s and 1s almost never loses rank by chance. */
const PRIME = 94_906_249;
/** More groups than units: only a rule that distinguishes single children produces so many. */
const MANY = 20;

function inverse(n: number): number {
  let [result, base] = [1, n];
  for (let power = PRIME - 2; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}

/** Reduces a matrix of 0s and 1s by elimination modulo a prime; returns as many rows as its rank. */
function reduce(matrix: readonly (readonly number[])[]): number[][] {
  const rows = [...new Set(matrix.map((row) => row.join()))].map((row) => row.split(',').map(Number));
  const width = rows[0]?.length ?? 0;
  let rank = 0;
  for (let column = 0; column < width && rank < rows.length; column += 1) {
    const found = rows.findIndex((row, index) => index >= rank && row[column] !== 0);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [present(rows[found], 'rows[found]'), present(rows[rank], 'rows[rank]')];
    const factor = inverse(present(present(rows[rank], 'rows[rank]')[column], 'rows[rank][column]'));
    const pivot = present(rows[rank], 'rows[rank]').map((n) => (n * factor) % PRIME);
    rows[rank] = pivot;
    for (const [index, row] of rows.entries()) {
      const times = present(row[column], 'row[column]');
      if (index === rank || times === 0) continue;
      for (let at = column; at < width; at += 1) {
        row[at] =
          (present(row[at], 'row[at]') + PRIME - ((times * present(pivot[at], 'pivot[at]')) % PRIME)) % PRIME;
      }
    }
    rank += 1;
  }
  return rows.slice(0, rank);
}

/** Groups children who are in the same sums: they cannot be distinguished and are one unknown. */
function groupsOf(seen: readonly Seen[]): { size: number; column: number[] }[] {
  const groups = new Map<string, { size: number; column: number[] }>();
  for (const child of new Set(seen.flatMap((set) => [...set]))) {
    const column = seen.map((set) => (set.has(child) ? 1 : 0));
    const group = groups.get(column.join('')) ?? { size: 0, column };
    group.size += 1;
    groups.set(column.join(''), group);
  }
  return [...groups.values()].sort((a, b) => a.size - b.size);
}

/**
 * Solves the linear system of everything shown: looks for a combination of the sums that covers fewer children than the
 * threshold.
 * @returns how many children the first one found covers; undefined if there is none
 */
export function findSmallSum(seen: readonly Seen[], threshold: number): number | undefined {
  const groups = groupsOf(seen);
  const matrix = seen.map((_row, index) =>
    groups.map(({ column }) => present(column[index], 'column[index]')),
  );
  const reduced = reduce(matrix);
  const restOn = (row: readonly number[]) =>
    groups.reduce((sum, { size }, at) => (row[at] === 0 ? sum : sum + size), 0);
  const least = Math.min(Infinity, ...reduced.map(restOn));
  if (least < threshold) return least;
  // Everything that single sums reveal is found; with few groups, every set of them is tried too.
  if (groups.length > MANY) return undefined;
  const without = (left: ReadonlySet<number>) => reduced.map((row) => row.filter((_n, at) => !left.has(at)));
  const search = (chosen: number[], size: number): number | undefined => {
    for (let at = (chosen.at(-1) ?? -1) + 1; at < groups.length; at += 1) {
      const next = size + present(groups[at], 'groups[at]').size;
      // Groups are sorted by size, so the later ones are too large as well.
      if (next >= threshold) return undefined;
      // A combination covers only these groups if the rank is lower without them.
      if (reduce(without(new Set([...chosen, at]))).length < reduced.length) return next;
      const found = search([...chosen, at], next);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search([], 0);
}
