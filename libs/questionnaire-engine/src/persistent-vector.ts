/** A persistent vector: values by index, in a tree. A change copies the nodes on one way and shares all others. */
export interface PersistentVector<T> {
  readonly root: TreeNode<T> | undefined;
  /** Bits of the index that the levels below the root read. */
  readonly shift: number;
}
interface TreeNode<T> {
  readonly children: readonly (TreeNode<T> | undefined)[];
  readonly values: readonly (T | undefined)[];
}

const BITS = 5;
const MASK = (1 << BITS) - 1;

/** An empty vector for indices below `size`. */
export function emptyVector<T>(size: number): PersistentVector<T> {
  let shift = 0;
  while (size > 1 << (shift + BITS)) shift += BITS;
  return { root: undefined, shift };
}

export function valueAt<T>({ root, shift }: PersistentVector<T>, index: number): T | undefined {
  let node = root;
  for (let bits = shift; node && bits > 0; bits -= BITS) node = node.children[(index >> bits) & MASK];
  return node?.values[index & MASK];
}

/** The vector with this value at this index; undefined removes the value. */
export function withValue<T>(
  { root, shift }: PersistentVector<T>,
  index: number,
  value: T | undefined,
): PersistentVector<T> {
  return { root: grow(root, shift, index, value), shift };
}

function grow<T>(
  node: TreeNode<T> | undefined,
  bits: number,
  index: number,
  value: T | undefined,
): TreeNode<T> {
  const children = node ? node.children.slice() : [];
  const values = node ? node.values.slice() : [];
  const slot = (index >> bits) & MASK;
  if (bits > 0) children[slot] = grow(children[slot], bits - BITS, index, value);
  else values[slot] = value;
  return { children, values };
}

/** All values, in the order of their indices. */
export function valuesOf<T>({ root }: PersistentVector<T>): T[] {
  const found: T[] = [];
  const collect = (node: TreeNode<T>): void => {
    for (const value of node.values) if (value !== undefined) found.push(value);
    for (const below of node.children) if (below) collect(below);
  };
  if (root) collect(root);
  return found;
}
