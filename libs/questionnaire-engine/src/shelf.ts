/** What is parked, by the rank of its question: a tree of which a change copies one branch and shares the rest. */
export interface Shelf<T> {
  readonly root: Branch<T> | undefined;
  /** Bits of the rank that are read below the root. */
  readonly shift: number;
}
interface Branch<T> {
  readonly branches: readonly (Branch<T> | undefined)[];
  readonly values: readonly (T | undefined)[];
}

const BITS = 5;
const MASK = (1 << BITS) - 1;

/** A shelf for ranks below `size`. */
export function emptyShelf<T>(size: number): Shelf<T> {
  let shift = 0;
  while (size > 1 << (shift + BITS)) shift += BITS;
  return { root: undefined, shift };
}

export function lookUp<T>({ root, shift }: Shelf<T>, rank: number): T | undefined {
  let branch = root;
  for (let bits = shift; branch && bits > 0; bits -= BITS) branch = branch.branches[(rank >> bits) & MASK];
  return branch?.values[rank & MASK];
}

/** The shelf with this value at this rank; undefined takes away what is there. */
export function put<T>({ root, shift }: Shelf<T>, rank: number, value: T | undefined): Shelf<T> {
  return { root: grow(root, shift, rank, value), shift };
}

function grow<T>(branch: Branch<T> | undefined, bits: number, rank: number, value: T | undefined): Branch<T> {
  const branches = branch ? branch.branches.slice() : [];
  const values = branch ? branch.values.slice() : [];
  const slot = (rank >> bits) & MASK;
  if (bits > 0) branches[slot] = grow(branches[slot], bits - BITS, rank, value);
  else values[slot] = value;
  return { branches, values };
}

/** Everything on the shelf, in the order of ranks. */
export function valuesOf<T>({ root }: Shelf<T>): T[] {
  const found: T[] = [];
  const collect = (branch: Branch<T>): void => {
    for (const value of branch.values) if (value !== undefined) found.push(value);
    for (const below of branch.branches) if (below) collect(below);
  };
  if (root) collect(root);
  return found;
}
